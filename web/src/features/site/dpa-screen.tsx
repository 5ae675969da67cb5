// For customers whose data we process on their behalf.
import { Link } from 'react-router';
import { Contact } from './legal/contact.tsx';
import { LegalDocument, type Section } from './legal/document.tsx';
import { Providers } from './legal/providers.tsx';

export function DpaScreen() {
  return (
    <LegalDocument
      title="Data Processing Agreement"
      lead="How we handle the personal data of others on your behalf. It is part of the terms and needs no signature; write to us if yours requires one."
      effective="2026-11-15"
      sections={sections}
    />
  );
}

const sections: readonly Section[] = [
  {
    id: 'parties',
    title: 'Parties and roles',
    body: (
      <p>
        You, the customer, are the controller: you decide whose profiles are read and who is written to. We,
        the makers of Opener, are your processor. This agreement applies wherever the GDPR, the UK GDPR or a
        comparable law asks for one, beside the <Link to="/terms">Terms of Service</Link>, and goes before
        them where they differ.
      </p>
    ),
  },
  {
    id: 'subject',
    title: 'What is processed',
    body: (
      <dl>
        <div>
          <dt>Purpose</dt>
          <dd>
            Reading public Instagram profiles, writing messages from them, and, if you connect an account,
            sending those and showing you the answers.
          </dd>
        </div>
        <div>
          <dt>People</dt>
          <dd>The holders of the profiles you name, and people they mention in public there.</dd>
        </div>
        <div>
          <dt>Data</dt>
          <dd>
            Username, name, biography, category, numbers of followers and posts, recent captions, the messages
            and their state of delivery, what these people answer and you reply, and your do-not-contact list.
          </dd>
        </div>
        <div>
          <dt>Sensitive data</dt>
          <dd>Not sought. You agree not to use Opener to target people by such data.</dd>
        </div>
        <div>
          <dt>Duration</dt>
          <dd>As long as your account exists, and up to 30 days after it is deleted.</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'instructions',
    title: 'Your instructions',
    body: (
      <>
        <p>
          We process this data only to do what you ask for through the product and in writing, unless a law
          obliges us otherwise; then we tell you first if we may. If we think an instruction breaks the law we
          say so and may wait.
        </p>
        <p>
          You make sure that there is a legal ground for writing to each person, that you tell them what the
          law says they must be told, and that you honour their objections.
        </p>
      </>
    ),
  },
  {
    id: 'people',
    title: 'Who has access',
    body: (
      <p>
        Only people who need it to run the service or to help you when you ask, each bound to confidentiality.
        Customers never see each other’s data.
      </p>
    ),
  },
  {
    id: 'measures',
    title: 'Security measures',
    body: (
      <ul>
        <li>Encrypted connections; encryption of secrets at rest with AES-256-GCM, bound to their owner.</li>
        <li>
          Passwords hashed with argon2id; tokens, codes and links stored only as hashes, with short lives.
        </li>
        <li>Every query of personal data is limited to the customer it belongs to, and tested for it.</li>
        <li>Limits on tries, a strict content policy in the browser, no scripts of third parties.</li>
        <li>Logs without message texts or secrets.</li>
        <li>Changes are reviewed and tested before they go live.</li>
      </ul>
    ),
  },
  {
    id: 'subprocessors',
    title: 'Other processors',
    body: (
      <>
        <p>You allow us to use these kinds of processor, each under a contract as strict as this one:</p>
        <Providers />
        <p>
          We announce a new or different one by email 30 days ahead. You may object for good reason; if we
          find no way round, you may end the agreement and unused bought credits are paid back. We answer for
          what they do as for our own acts. Ask <Contact /> for the current list of names and places.
        </p>
      </>
    ),
  },
  {
    id: 'transfers',
    title: 'Transfers to other countries',
    body: (
      <p>
        Where data leaves the European Economic Area or the United Kingdom for a country without an adequate
        level of protection, the standard contractual clauses of the European Commission (processor to
        processor, or controller to processor) and the UK addendum apply, and are part of this agreement.
      </p>
    ),
  },
  {
    id: 'help',
    title: 'How we help you',
    body: (
      <ul>
        <li>
          Requests of the people concerned: the product lets you find, export and delete their data, and keep
          a do-not-contact list. What reaches us directly we pass on to you without delay.
        </li>
        <li>Impact assessments and questions of an authority: we give you the facts you need.</li>
        <li>
          Breaches: we tell you without undue delay, at the latest 48 hours after we know, what happened, whom
          it concerns and what we did.
        </li>
      </ul>
    ),
  },
  {
    id: 'audits',
    title: 'Proof and audits',
    body: (
      <p>
        On request we answer a reasonable questionnaire once a year and show the documents that prove this
        agreement is kept. If that is not enough you may have it checked by an auditor bound to
        confidentiality, with 30 days’ notice, in working hours and at your cost.
      </p>
    ),
  },
  {
    id: 'end',
    title: 'Deletion at the end',
    body: (
      <p>
        You can export your messages at any time. When you delete a message, a project or the account, the
        personal data in it is erased from the running system at once and from backups within 30 days. Payment
        records that the law makes us keep hold no data of the people you wrote to.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        For this agreement, a signed copy, or a request: <Contact />.
      </p>
    ),
  },
];
