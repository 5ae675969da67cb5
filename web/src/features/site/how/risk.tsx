// What Instagram allows and what may go wrong, shown before anybody connects an account.
import { Link } from '../../../ui/link.tsx';

export function Risk() {
  return (
    <section id="risk" className="mt-12 border-t border-line pt-12 lg:mt-16 lg:pt-16">
      <h2 className="text-2xl">What Instagram allows, and the risk</h2>
      <div className="mt-4 flex max-w-[68ch] flex-col gap-4 [&_b]:font-semibold">
        <p>
          <b>There is no official way to start a conversation with software.</b> Meta’s own messaging API only
          lets you answer people who wrote to you first, and only for a day. Sending first messages
          automatically, with Opener or anything else, can be seen as a breach of Instagram’s terms.
        </p>
        <p>
          <b>So there is a risk to your account.</b> Instagram publishes no daily limit. It may slow an
          account down, ask you to confirm your identity, block messages for a few days or, in the worst case,
          close the account. New accounts and sudden bursts are affected most. A careful pace lowers the risk;
          nothing removes it.
        </p>
        <p>
          <b>We do not hide what we do.</b> No proxies, no disguises, no automatic solving of challenges. If
          Instagram objects, sending stops and we tell you.
        </p>
        <p>
          <b>You do not have to connect anything.</b> Write with Opener, copy the message, send it by hand.
          That is what Instagram expects, and ten good messages a day take five minutes.
        </p>
        <p>
          The person you write to gets a message request: one message, text only, up to 1,000 characters,
          until they accept. The notification shows the first 50 to 80 characters, so the first line matters
          most. If they would rather not hear from you, stop: the{' '}
          <Link to="/terms#conduct" className="font-semibold text-blue underline underline-offset-3">
            terms
          </Link>{' '}
          require it, and so do good manners.
        </p>
      </div>
    </section>
  );
}
