// The rules of using the product.
import { supportEmail } from '../../lib/product.ts';
import { Prose } from './prose.tsx';

export function TermsScreen() {
  return (
    <Prose title="Terms of Service" lead="The short version, while the full text is being written.">
      <ul>
        <li>You are 18 or older.</li>
        <li>One message uses one credit. Credits are bought in one-time packs and never expire.</li>
        <li>Credits are non-refundable except as required by law.</li>
        <li>We announce price changes 30 days ahead.</li>
      </ul>
      <p>
        Questions? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </Prose>
  );
}
