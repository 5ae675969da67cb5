// What happens to personal data.
import { Link } from 'react-router';
import { Contact } from './legal/contact.tsx';
import { LegalDocument, type Section } from './legal/document.tsx';
import { Providers } from './legal/providers.tsx';

export function PrivacyScreen() {
  return (
    <LegalDocument
      title="Privacy Policy"
      lead="What we keep about you and about the people you write to, why, and when it goes."
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
        <Link to="/dpa">Data Processing Agreement</Link> governs that. Reach us about privacy at <Contact />.
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
            cannot be read back.
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
            <b>Purchases:</b> which pack, when, how much, and the reference of the payment provider. No card
            numbers.
          </li>
          <li>
            <b>Instagram connection:</b> your username there and an encrypted key to the connection. Your
            Instagram password is handed to the sending provider once and never stored by us.
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
          Only what is public on the profile you named: username, name, biography, category, the numbers of
          followers and posts, and recent captions. Private profiles are not read. We do not look for anything
          beyond that, do not guess at health, beliefs or other sensitive matters, and build no profiles of
          people across customers.
        </p>
        <p>
          A profile that was read is reused for up to 7 days, so that it need not be fetched twice. The
          details a message was written from stay with that message until it is deleted.
        </p>
        <p>
          If somebody you wrote to answers, their answers and yours are shown to you under Conversations. We
          keep them until you delete the project or your account, and for 400 days after the last word at
          most. What anybody else writes to your Instagram account is not stored. An answer is handed to the
          AI text provider only when you ask for a suggested reply.
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
          Somebody who uses Opener wrote to you, from their own account, because of what your public profile
          says. You can object, and it costs you nothing:
        </p>
        <ul>
          <li>Answer them and ask them to stop. Their agreement with us obliges them to.</li>
          <li>
            Or write to <Contact /> with your Instagram username. We delete what we hold about that profile
            and see to it that the customer who wrote to you stops.
          </li>
          <li>
            You may also ask what we hold about you and from whom the request came, as far as the law allows.
          </li>
        </ul>
        <p>We answer within 30 days, usually within a few.</p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why, and on what ground',
    body: (
      <ul>
        <li>To provide what you signed up for: account, writing, sending, credits (contract).</li>
        <li>To keep the service safe and stop abuse: logs, limits on tries (legitimate interest).</li>
        <li>
          To read public profiles for outreach our customers decide on (their legitimate interest, which they
          must weigh for each campaign, and to which you may object).
        </li>
        <li>To keep records of payments (legal duty).</li>
      </ul>
    ),
  },
  {
    id: 'providers',
    title: 'Who works for us',
    body: (
      <>
        <p>
          We use these kinds of service. Each receives what it needs and no more, under a contract that
          forbids any other use. We sell no data, and messages are not used to train models of others.
        </p>
        <Providers />
        <p>
          Some of them may process data outside your country. Where the law asks for it, recognised safeguards
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
            Gone from the running system at once, and from everything else, backups included, within 30 days.
            If you used free sends, we keep for 30 days how many were left, under a scrambled form of your
            email address that cannot be read back. It makes sure that free sends are given once: sign up
            again in that time and you go on with the rest.
          </dd>
        </div>
        <div>
          <dt>Sign-ups that were never confirmed</dt>
          <dd>A week.</dd>
        </div>
        <div>
          <dt>Payment records</dt>
          <dd>As long as tax law demands, without your name and email once the account is gone.</dd>
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
          You may see, correct, take with you or delete your data, restrict its use or object to it, and
          withdraw a consent. Much of that you can do yourself: edit or delete projects and messages, export
          them as a spreadsheet, delete the account. For the rest write to <Contact />; we answer within 30
          days and may ask you to show that you are you.
        </p>
        <p>
          You may also complain to the data protection authority where you live. No decision with legal effect
          on you is made by a machine alone.
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
        the Instagram connection is encrypted with a key of its own. Every query for a person’s data names
        that person. If something goes wrong that puts you at risk, we tell you and the authority without
        delay.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Age',
    body: (
      <p>
        Opener is for people of 18 and older. If a younger person has an account, tell us and we delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    body: (
      <p>
        When this page changes in a way that matters, we say so by email before it applies; the date at the
        top shows the newest version. Everything else: <Contact />.
      </p>
    ),
  },
];
