// What happens to personal data.
import { supportEmail } from '../../lib/product.ts';
import { Prose } from './prose.tsx';

export function PrivacyScreen() {
  return (
    <Prose title="Privacy Policy" lead="What we keep, why, and when it goes.">
      <ul>
        <li>We keep your name, your email and a hash of your password, to know that you are you.</li>
        <li>We keep your projects and messages until you delete them or your account.</li>
        <li>After you delete your account, your data is deleted within 30 days.</li>
        <li>
          Others work for us: a card payment provider, an email delivery provider, an AI text provider, a
          profile-scraping provider and a document database.
        </li>
      </ul>
      <p>
        Questions? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </Prose>
  );
}
