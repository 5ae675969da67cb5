// The rules of using the product.
import { Link } from '../../ui/link.tsx';
import { Contact } from './legal/contact.tsx';
import { LegalDocument, type Section } from './legal/document.tsx';

export function TermsScreen() {
  return (
    <LegalDocument
      title="Terms of Service"
      lead="What you can expect from Opener, and what we expect from you."
      effective="2026-11-15"
      sections={sections}
    />
  );
}

const sections: readonly Section[] = [
  {
    id: 'agreement',
    title: 'About these terms',
    body: (
      <>
        <p>
          Opener is a web application that writes Instagram direct messages from public profiles and, if you
          connect your own Instagram account, sends them. These terms are the agreement between you and us
          about using it. You accept them when you create an account.
        </p>
        <p>
          If you use Opener for a company, you accept them on its behalf and confirm that you are allowed to.
          The <Link to="/privacy">Privacy Policy</Link> says what happens to personal data; where you give us
          the data of others, the <Link to="/dpa">Data Processing Agreement</Link> is part of these terms.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Who may use it',
    body: (
      <p>
        You must be 18 or older. Each account is for one person. Keep your password to yourself, tell us
        immediately if someone else gains access, and use an email address where we can reach you.
      </p>
    ),
  },
  {
    id: 'credits',
    title: 'Credits and prices',
    body: (
      <ul>
        <li>One direct message uses one credit, whether you copy it or have it sent.</li>
        <li>A new account gets 10 credits for automated sends, no card needed.</li>
        <li>
          More credits come in one-time packs at the price shown on the{' '}
          <Link to="/pricing">pricing page</Link> when you buy. There are no monthly fees, and nothing renews
          automatically.
        </li>
        <li>
          Credits never expire while your account exists. They cannot be exchanged for money or transferred.
        </li>
        <li>
          If a message cannot be written, because a profile does not exist or a service failed, its credit is
          returned to your balance.
        </li>
        <li>
          Packs are paid for in the hosted checkout of a card payment provider. Prices include tax where
          required by law.
        </li>
      </ul>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <>
        <p>
          Credits are non-refundable except as required by law. If you are a consumer with a right to withdraw
          from a purchase, you keep that right; credits used by then are deducted.
        </p>
        <p>
          If we charged you by mistake, or a payment went through and the credits did not arrive, write to{' '}
          <Contact /> and we will put it right.
        </p>
      </>
    ),
  },
  {
    id: 'price-changes',
    title: 'When prices change',
    body: (
      <p>
        We announce price changes by email at least 30 days before they apply. Credits you already have are
        unaffected: one credit remains one message.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'What you promise',
    body: (
      <>
        <p>You decide who is written to and what is sent; the messages are yours. You promise that you</p>
        <ul>
          <li>
            follow the law that applies to you and the people you write to, especially on advertising and
            privacy;
          </li>
          <li>do not harass, threaten, deceive, discriminate, or pretend to be someone else;</li>
          <li>stop writing to anyone who asks you to, and add them to your do-not-contact list;</li>
          <li>do not write to people you know to be under 18;</li>
          <li>connect only an Instagram account that you own or are allowed to use;</li>
          <li>do not attack, overload, copy or resell the service, or use it to build lists of people.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'instagram',
    title: 'Instagram',
    body: (
      <>
        <p>
          Opener is not part of Instagram or Meta and is not endorsed by them. Instagram has its own terms,
          which you accepted there. It does not offer an official way to start conversations automatically, it
          may regard automated sending as a breach of its terms, and it may limit, challenge or close an
          account for it.
        </p>
        <p>
          We send slowly, stop at the first sign of a limit and never try to hide what we do. The risk to your
          Instagram account is still yours. You can use Opener without connecting an account and send every
          message by hand. <Link to="/how-it-works">How it works</Link> explains the risk in full.
        </p>
      </>
    ),
  },
  {
    id: 'writing',
    title: 'What the writer can and cannot do',
    body: (
      <p>
        Messages are written by software from what a profile says in public. We check every draft against that
        profile, but it may still misread irony, an old post or a borrowed quote. Read before you send. The
        text is yours as far as the law allows; someone else may receive a similar one. We do not promise
        replies, sales or any other result, and the figures on our pages describe past results of all users
        together, not what you can expect.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and changes',
    body: (
      <p>
        We work to keep Opener running and your data safe, but not every interruption can be avoided, and the
        services it depends on may change. We may improve, change or end features. If we ever close Opener,
        you get 30 days’ notice and time to export your messages, and unused purchased credits are refunded.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Closing your account',
    body: (
      <>
        <p>
          You can delete your account at any time from the menu behind your initials. Unused credits are lost.
          Your data is deleted within 30 days, as the <Link to="/privacy">Privacy Policy</Link> explains.
        </p>
        <p>
          We may suspend or close an account that seriously breaks these terms, breaks them again after a
          warning, or where the law requires it. Unless that would cause harm, we tell you first and explain
          why, and you may respond.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          We are fully liable for intent, gross negligence, injury to life, body or health, and wherever the
          law allows no limit. Otherwise our liability is limited to foreseeable damage from breaking a duty
          that this agreement depends on, and to the amount you paid us in the twelve months before.
        </p>
        <p>
          You indemnify us against claims by others that arise from messages you had written or sent in breach
          of these terms.
        </p>
      </>
    ),
  },
  {
    id: 'rest',
    title: 'Other terms',
    body: (
      <>
        <p>
          We may change these terms for good reason. We announce changes by email 30 days in advance; if you
          do not agree, you can delete your account before then, and unused purchased credits are refunded.
        </p>
        <p>
          The law of the place where we are established applies. As a consumer you keep the protection of the
          law of the country you live in, and you may go to court there. If one part of these terms is
          invalid, the rest still applies.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions, complaints, notices: <Contact />. A person reads every message.
      </p>
    ),
  },
];
