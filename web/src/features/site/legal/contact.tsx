// How to reach us, in a sentence.
import { supportEmail } from '../../../lib/product.ts';

export function Contact() {
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}
