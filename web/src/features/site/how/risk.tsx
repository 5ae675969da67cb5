// What Instagram allows and what may go wrong, shown before anybody connects an account.
import { Link } from '../../../ui/link.tsx';

export function Risk() {
  return (
    <section id="risk" className="mt-12 border-t border-line pt-12 lg:mt-16 lg:pt-16">
      <h2 className="text-2xl">What Instagram allows, and the risk</h2>
      <div className="mt-4 flex max-w-[68ch] flex-col gap-4 [&_b]:font-semibold">
        <p>
          <b>There is no official way to begin a conversation by software.</b> Meta’s own interface for
          messages only answers people who wrote to you first, and only for a day. Sending first messages
          automatically, with Opener or anything else, can be seen as a breach of Instagram’s terms.
        </p>
        <p>
          <b>So there is a risk, and it is to your account.</b> Instagram publishes no daily limit. It may
          slow an account down, ask you to confirm that it is you, block messages for some days, or in the
          worst case close it. New accounts and sudden bursts are hit most. A careful pace lowers the risk;
          nothing removes it.
        </p>
        <p>
          <b>We do not hide.</b> No proxies, no disguises, no solving of challenges. When Instagram objects,
          sending stops and you are told.
        </p>
        <p>
          <b>You need not connect anything.</b> Write with Opener, copy the message, send it by hand. That is
          how Instagram expects it, and ten good messages a day take five minutes.
        </p>
        <p>
          Whoever you write to gets it as a request: text only, at most 1,000 characters, once, until they
          accept. The first 50 to 80 characters show in the notification, so the first line does the work. And
          if they would rather not hear from you, stop; the{' '}
          <Link to="/terms#conduct" className="font-semibold text-blue underline underline-offset-3">
            terms
          </Link>{' '}
          ask for it, and so does good manners.
        </p>
      </div>
    </section>
  );
}
