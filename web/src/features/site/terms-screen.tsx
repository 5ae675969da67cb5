// The rules of using the product.
import { Link } from '../../ui/link.tsx';
import { Contact } from './legal/contact.tsx';
import { LegalDocument, type Section } from './legal/document.tsx';

export function TermsScreen() {
  return (
    <LegalDocument
      title="Terms of Service"
      lead="What you may expect of Opener, and what we expect of you. We kept the sentences short."
      effective="2026-11-15"
      sections={sections}
    />
  );
}

const sections: readonly Section[] = [
  {
    id: 'agreement',
    title: 'What this is',
    body: (
      <>
        <p>
          Opener is a web application that writes Instagram direct messages from public profiles and, if you
          connect your own Instagram account, sends them. These terms are the agreement between you and us
          about using it. You accept them when you create an account.
        </p>
        <p>
          If you use Opener for a company, you accept for the company, and you confirm that you may. The{' '}
          <Link to="/privacy">Privacy Policy</Link> says what happens to personal data; where you give us the
          data of others, the <Link to="/dpa">Data Processing Agreement</Link> is part of these terms.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Who may use it',
    body: (
      <p>
        You must be 18 or older. One person, one account: keep your password to yourself, tell us at once if
        somebody else got in, and give an email address that reaches you.
      </p>
    ),
  },
  {
    id: 'credits',
    title: 'Credits and prices',
    body: (
      <ul>
        <li>One direct message uses one credit, whether you copy it or let it be sent.</li>
        <li>A new account holds 10 credits for automated sends, without a card.</li>
        <li>
          More credits come in one-time packs at the price shown on the{' '}
          <Link to="/pricing">pricing page</Link> when you buy. There are no monthly fees, and nothing renews
          by itself.
        </li>
        <li>
          Credits never expire while your account exists. They cannot be exchanged for money or passed on.
        </li>
        <li>
          If a message cannot be written, because a profile does not exist or a service failed, its credit
          goes back to your balance.
        </li>
        <li>
          Packs are paid in the hosted checkout of a card payment provider. Prices contain tax where the law
          asks for it.
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
          Credits are non-refundable except as required by law. Where you are a consumer with a right to
          withdraw from a purchase, you keep it; credits you have already used up by then are counted.
        </p>
        <p>
          If we charged you by mistake, or a payment went through and the credits did not arrive, write to{' '}
          <Contact /> and we put it right.
        </p>
      </>
    ),
  },
  {
    id: 'price-changes',
    title: 'When prices change',
    body: (
      <p>
        We announce a change of prices by email at least 30 days before it applies. Credits you already hold
        stay as they are: one credit remains one message.
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
            follow the law that applies to you and the people you write to, above all on advertising and
            privacy;
          </li>
          <li>do not harass, threaten, deceive, discriminate, or pretend to be somebody else;</li>
          <li>stop writing to a person who asked you to, and put them on your do-not-contact list;</li>
          <li>do not write to people you know to be under 18;</li>
          <li>connect only an Instagram account that is your own or that you may use;</li>
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
          which you accepted there. It does not offer an official way to begin conversations automatically, it
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
        text belongs to you as far as the law lets it belong to anybody; somebody else may receive a similar
        one. We do not promise replies, sales or any other result, and figures on our pages describe the past
        of all users together, not your future.
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
        you get 30 days’ notice and time to export your messages, and unused bought credits are paid back.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending it',
    body: (
      <>
        <p>
          You can delete your account at any time from the menu behind your initials. Unused credits end with
          it. Your data is deleted within 30 days, as the <Link to="/privacy">Privacy Policy</Link> explains.
        </p>
        <p>
          We may suspend or close an account that breaks these terms in a serious way or does so again after a
          warning, or where the law requires it. Unless that would cause harm we tell you first and why, and
          you may answer.
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
          You stand in for claims that others raise against us because of messages you had written or sent in
          breach of these terms.
        </p>
      </>
    ),
  },
  {
    id: 'rest',
    title: 'The rest',
    body: (
      <>
        <p>
          We may adapt these terms for good reason. We announce it by email 30 days ahead; if you do not
          agree, you can delete your account before then, and bought credits you have not used are paid back.
        </p>
        <p>
          The law of the place where we are established applies. As a consumer you keep the protection of the
          law of the country you live in, and you may go to court there. If one sentence of these terms does
          not hold, the others still do.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions, complaints, notices: <Contact />. A person reads it.
      </p>
    ),
  },
];
