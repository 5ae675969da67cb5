// Text in which *asterisks* mark what came from the profile.
import { Mark } from '../../ui/mark.tsx';

export function MarkedText({ text }: { text: string }) {
  return text.split('*').map((part, index) => (index % 2 === 1 ? <Mark key={part}>{part}</Mark> : part));
}
