// What people ask about credits before they buy some.
import type { ReactNode } from 'react';
import { supportEmail } from '../../lib/product.ts';
import { ChevronDown } from '../../ui/icons/index.ts';

const questions: { question: string; answer: ReactNode }[] = [
  {
    question: 'What counts as one credit?',
    answer:
      'One message to one person. Writing it and sending it from your connected account are both included. Editing, copying and exporting cost nothing, and you can have each message rewritten three times for free before it is sent. If a message cannot be written, you get the credit back automatically.',
  },
  {
    question: 'Do credits expire?',
    answer: 'Never. Use them this week or next year.',
  },
  {
    question: 'Is this a subscription?',
    answer:
      'No. A pack is a one-time purchase: nothing renews and there are no monthly fees. When your credits run out, you decide whether to buy another pack.',
  },
  {
    question: 'Can I try it before I pay?',
    answer:
      'Yes. Every new account receives 10 free automated sends and needs no credit card. Free credits write messages that you send by hand; connecting your Instagram account for automatic sending comes with your first pack.',
  },
  {
    question: 'Can I get a refund?',
    answer: (
      <>
        Credits are non-refundable except as required by law. If something went wrong with a purchase, write
        to{' '}
        <a href={`mailto:${supportEmail}`} className="font-semibold text-blue underline underline-offset-4">
          {supportEmail}
        </a>{' '}
        and we will look into it.
      </>
    ),
  },
  {
    question: 'How do I pay?',
    answer:
      'By card, on the checkout page of our payment provider. Your card number never reaches us. If you have a promo code, enter it there.',
  },
];

export function PricingFaq() {
  return (
    <section
      aria-labelledby="questions"
      className="mt-16 grid gap-x-12 gap-y-5 lg:mt-21 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="questions" className="text-2xl">
        Questions about credits
      </h2>
      <div className="border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-ctl py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[60ch] pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
