// The kinds of subprocessors, and what each of them receives. Shared by the privacy policy and the processing agreement.
const providers = [
  [
    'Card payment provider',
    'Your email address, the pack you chose and its price. You type your card details on its own page; they never reach us.',
  ],
  [
    'Email delivery provider',
    'Your name, your email address and the text of the mail we send you, such as a code.',
  ],
  [
    'AI text provider',
    'Your product and offer descriptions and the public profile details a message is written from. No names of your other contacts, no email address, no password.',
  ],
  [
    'Profile-scraping provider',
    'The usernames you ask us to read. It returns what is public on those profiles.',
  ],
  [
    'Document database',
    'Everything we store, on our behalf and under our keys: your account, projects, messages and the profiles they were written from.',
  ],
  [
    'Sending provider, only if you connect an Instagram account',
    'Your Instagram login once, to open the connection, then each message and its recipient.',
  ],
] as const;

export function Providers() {
  return (
    <dl>
      {providers.map(([name, receives]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{receives}</dd>
        </div>
      ))}
    </dl>
  );
}
