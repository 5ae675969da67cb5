// The end of a public page: one sentence and one button, in the sender's bubble.
import { ButtonLink } from '../../../ui/button.tsx';

interface ClosingProps {
  title: string;
  text: string;
}

export function Closing({ title, text }: ClosingProps) {
  return (
    <section className="mt-18 rounded-[32px] rounded-es-[8px] bg-blue px-6 py-12 text-on-blue sm:px-12 sm:py-18 lg:mt-28 print:hidden">
      <h2 className="max-w-[15em] text-2xl sm:text-[2.5rem]">{title}</h2>
      <p className="mt-3 max-w-[36em] sm:text-[1.125rem]">{text}</p>
      <ButtonLink to="/signup" size="lg" variant="secondary" className="mt-8">
        Start free
      </ButtonLink>
    </section>
  );
}
