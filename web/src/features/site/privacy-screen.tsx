// What happens to personal data.
import { Link } from '../../ui/link.tsx';
import { Contact } from './legal/contact.tsx';
import { LegalDocument, type Section } from './legal/document.tsx';
import { Providers } from './legal/providers.tsx';

export function PrivacyScreen() {
  return (
    <LegalDocument
      title="Privacy Policy"
      lead="What we keep about you and about the people you write to, why, and for how long."
      effective="2026-11-15"
      sections={sections}
    />
  );
}

const sections: readonly Section[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        We, the makers of Opener, are responsible for the data of your account. For the people you choose to
        write to, you decide and we work on your instructions; the{' '}
        <Link to="/dpa">Data Processing Agreement</Link> governs that. Contact us about privacy at <Contact />
        .
      </p>
    ),
  },
  {
    id: 'account',
    title: 'What we keep about you',
    body: (
      <>
        <ul>
          <li>
            <b>Account:</b> your name, your email address and a hash of your password, from which the password
            cannot be recovered.
          </li>
          <li>
            <b>Sessions and codes:</b> only hashes of them. A sign-in lasts 24 hours, or 30 days if you ask to
            be remembered; a code lasts 15 minutes, a reset link an hour.
          </li>
          <li>
            <b>Your work:</b> projects, queued usernames, messages, conversations with the people who got
            them, and your do-not-contact list.
          </li>
          <li>
            <b>Purchases:</b> which pack, when, how much, and the payment provider’s reference. No card
            numbers.
          </li>
          <li>
            <b>Instagram connection:</b> your username there and an encrypted key to the connection. Your
            Instagram password is passed to the sending provider once and never stored by us.
          </li>
          <li>
            <b>Logs:</b> time, address, the page or call and whether it worked, to keep the service safe. No
            message texts, no passwords.
          </li>
        </ul>
        <p>
          Your browser keeps a sign-in token, your name and email, and your choice of theme in its local
          storage. We set no advertising cookies and load nothing from other sites.
        </p>
      </>
    ),
  },
  {
    id: 'targets',
    title: 'What we keep about people you write to',
    body: (
      <>
        <p>
          Only what is public on the profile you named: username, name, biography, category, follower and post
          counts, and recent captions. Private profiles are not read. We do not look for anything beyond that,
          do not infer health, beliefs or other sensitive matters, and build no profiles of people across
          customers.
        </p>
        <p>
          A profile that was read is reused for up to 7 days, so that it does not have to be fetched twice.
          The details a message was written from stay with that message until it is deleted.
        </p>
        <p>
          If somebody you wrote to answers, their answers and yours are shown to you under Conversations. We
          keep them until you delete the project or your account, and at most for 400 days after the last
          word, or after the day to which you postponed the conversation. What anybody else writes to your
          Instagram account is not stored. An answer is handed to the AI text provider only when you ask for a
          suggested reply.
        </p>
      </>
    ),
  },
  {
    id: 'received',
    title: 'If you received a message',
    body: (
      <>
        <p>
          Someone who uses Opener wrote to you from their own account because of what your public profile
          says. You can object at no cost:
        </p>
        <ul>
          <li>Reply and ask them to stop. Their agreement with us requires them to.</li>
          <li>
            Or write to <Contact /> with your Instagram username. We delete what we hold about that profile
            and make sure that the customer who wrote to you stops.
          </li>
          <li>You may also ask what we hold about you and who requested it, as far as the law allows.</li>
        </ul>
        <p>We answer within 30 days, usually within a few.</p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why, and on what legal basis',
    body: (
      <ul>
        <li>To provide what you signed up for: account, writing, sending, credits (contract).</li>
        <li>To keep the service safe and stop abuse: logs, rate limits (legitimate interest).</li>
        <li>
          To read public profiles for outreach our customers decide on (their legitimate interest, which they
          must weigh for each campaign, and to which you may object).
        </li>
        <li>To keep records of payments (legal obligation).</li>
      </ul>
    ),
  },
  {
    id: 'providers',
    title: 'Who processes data for us',
    body: (
      <>
        <p>
          We use these kinds of service. Each receives what it needs and no more, under a contract that
          forbids any other use. We do not sell data, and messages are not used to train other companies’
          models.
        </p>
        <Providers />
        <p>
          Some of them may process data outside your country. Where the law requires it, recognised safeguards
          such as standard contractual clauses apply. Ask us for the current names.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <dl>
        <div>
          <dt>Account, projects, messages</dt>
          <dd>Until you delete them, or your account.</dd>
        </div>
        <div>
          <dt>After you delete your account</dt>
          <dd>
            Deleted from the live system immediately, and from everything else, including backups, within 30
            days. If you used free sends, we keep the number left for 30 days, under a hash of your email
            address that cannot be reversed. This ensures that free sends are granted only once: if you sign
            up again in that time, you continue with what was left.
          </dd>
        </div>
        <div>
          <dt>Sign-ups that were never confirmed</dt>
          <dd>A week.</dd>
        </div>
        <div>
          <dt>Payment records</dt>
          <dd>As long as tax law requires, without your name and email once the account is gone.</dd>
        </div>
        <div>
          <dt>Profiles that were read</dt>
          <dd>7 days for reuse; the details used in a message, as long as the message.</dd>
        </div>
        <div>
          <dt>Instagram connection</dt>
          <dd>Until you disconnect or delete the account.</dd>
        </div>
        <div>
          <dt>Logs</dt>
          <dd>30 days.</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You may access, correct, export or delete your data, restrict its use or object to it, and withdraw
          consent. You can do much of this yourself: edit or delete projects and messages, export them as a
          spreadsheet, delete the account. For the rest, write to <Contact />; we answer within 30 days and
          may ask you to confirm your identity.
        </p>
        <p>
          You may also complain to the data protection authority where you live. We make no decisions with
          legal effect on you by automated means alone.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <p>
        Connections are encrypted. Passwords are hashed with argon2id, tokens and codes are stored as hashes,
        the Instagram connection is encrypted with its own key. Every query for personal data is limited to
        its owner. If a breach puts you at risk, we tell you and the authority without delay.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Age',
    body: (
      <p>
        Opener is for people aged 18 and over. If someone younger has an account, tell us and we will delete
        it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    body: (
      <p>
        If this page changes in a way that matters, we tell you by email before the change applies; the date
        at the top shows the latest version. For everything else: <Contact />.
      </p>
    ),
  },
];
