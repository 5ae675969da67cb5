// What the product does, in three cards.
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

const features = [
  {
    tag: 'Reads',
    title: 'The profile, not a spreadsheet',
    text: "Bio, craft, place and recent posts. What isn't there is never claimed.",
  },
  {
    tag: 'Writes',
    title: 'Short, warm, one question',
    text: 'Twenty-five to ninety words that fit your product and your offer.',
  },
  {
    tag: 'Sends',
    title: 'At a pace that protects you',
    text: 'Never twice to the same person. Stops at the first sign of trouble.',
  },
];

export function Features() {
  return (
    <section className="mt-16 lg:mt-21">
      <h2 className="max-w-[13em] text-2xl sm:text-[2.5rem]">Personal at the hundredth message, too.</h2>
      <p className="mt-3 max-w-[36em] text-muted sm:text-[1.125rem]">
        Every line is checked against the profile it came from before you see it.
      </p>
      <ul className="mt-7 grid gap-5 md:grid-cols-3">
        {features.map(({ tag, title, text }) => (
          <Card as="li" key={tag}>
            <Badge tone="blue">{tag}</Badge>
            <h3 className="mt-3.5 text-[1.375rem]">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
