// The steps from an empty account to the first message.
import { Bubble } from '../../ui/bubble.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Progress } from '../../ui/progress.tsx';
import { Check } from '../../ui/icons/index.ts';

export function FirstSteps({ done, generateAt }: { done: 0 | 1 | 2; generateAt: string }) {
  const steps = [
    {
      title: 'Create a project',
      text: 'Describe what you sell and what you offer, in two lines.',
      action: { label: 'Create a project', to: '/app/projects?new' },
    },
    {
      title: 'Add usernames',
      text: 'Add the people on Instagram you would like to write to.',
      action: { label: 'Add usernames', to: generateAt },
    },
    {
      title: 'Read your first message',
      text:
        done === 2
          ? 'It is being written right now.'
          : 'Opener reads the profile and writes the opening line.',
      action: { label: 'Watch it being written', to: generateAt },
    },
  ];
  return (
    <Card
      title="Your first message, in three steps"
      action={<span className="text-sm text-muted tabular-nums">{done} of 3 done</span>}
    >
      <Progress label="Steps done" value={done} max={3} />
      <ol className="mt-5 grid grid-cols-1 gap-6 md:grid-cols-3">
        {steps.map(({ title, text, action }, index) => (
          <li key={title} aria-current={index === done ? 'step' : undefined} className="flex gap-3">
            <StepNumber number={index + 1} state={index < done ? 'done' : index === done ? 'now' : 'later'} />
            <div className="min-w-0">
              <h3 className={cx('text-base', index !== done && 'text-muted')}>
                {title}
                {index < done && <span className="sr-only"> (done)</span>}
              </h3>
              <p className="mt-1 text-sm text-muted">{text}</p>
              {index === done && (
                <div className="mt-3 flex flex-wrap items-center gap-3">
                  {index === 2 && <Bubble typing className="px-4 py-2" />}
                  <ButtonLink to={action.to} size="sm" variant={index === 2 ? 'secondary' : 'primary'}>
                    {action.label}
                  </ButtonLink>
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepNumber({ number, state }: { number: number; state: 'done' | 'now' | 'later' }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-8 shrink-0 place-items-center rounded-full rounded-es-tail font-display text-sm font-bold',
        state === 'done' && 'bg-green-soft text-green',
        state === 'now' && 'bg-blue text-on-blue',
        state === 'later' && 'bg-well text-muted',
      )}
    >
      {state === 'done' ? <Check strokeWidth={3} className="size-4" /> : number}
    </span>
  );
}
