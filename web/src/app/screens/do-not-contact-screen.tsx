// People whom Opener never contacts.
import { DoNotContactForm } from '../../features/delivery/do-not-contact-form.tsx';
import { DoNotContactList } from '../../features/delivery/do-not-contact-list.tsx';

export function DoNotContactScreen() {
  return (
    <>
      <h1 className="text-2xl">Do not contact</h1>
      <p className="mt-2 max-w-[60ch] text-muted">
        Opener never sends a message to anyone on this list, even if they are queued.
      </p>
      <div className="mt-6 grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-6">
        <DoNotContactForm />
        <DoNotContactList />
      </div>
    </>
  );
}
