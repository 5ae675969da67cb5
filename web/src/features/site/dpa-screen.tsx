// For customers whose data we process on their behalf.
import { supportEmail } from '../../lib/product.ts';
import { Prose } from './prose.tsx';

export function DpaScreen() {
  return (
    <Prose
      title="Data Processing Agreement"
      lead="For customers who need one on paper, while the full text is being written."
    >
      <p>
        We process the data of your projects on your behalf, on your instruction, and only to provide the
        product.
      </p>
      <p>
        Questions? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </Prose>
  );
}
