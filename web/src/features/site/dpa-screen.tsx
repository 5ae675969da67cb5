// For customers whose data we process on their behalf.
import { Link } from '../../ui/link.tsx';
import { Contact } from './legal/contact.tsx';
import { LegalDocument, type Section } from './legal/document.tsx';
import { Providers } from './legal/providers.tsx';

export function DpaScreen() {
  return (
    <LegalDocument
      title="Data Processing Agreement"
      lead="How we handle other people’s personal data on your behalf. It is part of the terms and needs no signature. If you need a signed copy, write to us."
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
        comparable law requires one, alongside the <Link to="/terms">Terms of Service</Link>, and takes
        precedence where they differ.
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
          <dd>The owners of the profiles you name, and people mentioned publicly there.</dd>
        </div>
        <div>
          <dt>Data</dt>
          <dd>
            Username, name, biography, category, follower and post counts, recent captions, the messages and
            their delivery status, what these people answer and you reply, and your do-not-contact list.
          </dd>
        </div>
        <div>
          <dt>Sensitive data</dt>
          <dd>Not sought. You agree not to use Opener to target people based on such data.</dd>
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
          We process this data only on your instructions, given through the product or in writing, unless the
          law requires otherwise; in that case we tell you first if we are allowed to. If we believe an
          instruction breaks the law, we tell you and may suspend it.
        </p>
        <p>
          You make sure that you have a legal basis for contacting each person, that you give them the
          information the law requires, and that you honour their objections.
        </p>
      </>
    ),
  },
  {
    id: 'people',
    title: 'Who has access',
    body: (
      <p>
        Only people who need it to run the service or to help you when you ask, all bound by confidentiality.
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
          Passwords hashed with argon2id; tokens, codes and links short-lived and stored only as hashes.
        </li>
        <li>
          Every query for personal data is limited to the customer it belongs to, as automated tests verify.
        </li>
        <li>Rate limits, a strict content security policy in the browser, no third-party scripts.</li>
        <li>Logs without message texts or secrets.</li>
        <li>Changes are reviewed and tested before they go live.</li>
      </ul>
    ),
  },
  {
    id: 'subprocessors',
    title: 'Sub-processors',
    body: (
      <>
        <p>You allow us to use these kinds of sub-processor, each under a contract as strict as this one:</p>
        <Providers />
        <p>
          We announce additions and changes by email 30 days in advance. You may object for good reason; if we
          find no alternative, you may end the agreement, and unused purchased credits are refunded. We are
          liable for their acts as for our own. Ask <Contact /> for the current list of names and locations.
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
          Requests from the people concerned: the product lets you find, export and delete their data, and
          keep a do-not-contact list. We pass requests that reach us directly on to you without delay.
        </li>
        <li>Impact assessments and questions from authorities: we give you the information you need.</li>
        <li>
          Breaches: we tell you without undue delay, and within 48 hours of becoming aware, what happened, who
          is affected and what we did.
        </li>
      </ul>
    ),
  },
  {
    id: 'audits',
    title: 'Proof and audits',
    body: (
      <p>
        On request, we answer a reasonable questionnaire once a year and provide documents that show our
        compliance. If that is not enough, you may have an auditor bound by confidentiality check it, with 30
        days’ notice, during working hours and at your cost.
      </p>
    ),
  },
  {
    id: 'end',
    title: 'Deletion at the end',
    body: (
      <p>
        You can export your messages at any time. When you delete a message, a project or the account, the
        personal data in it is erased from the live system immediately and from backups within 30 days.
        Payment records that we must keep by law contain no data about the people you wrote to.
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
