// One example: the profile with the message over it, finished or being typed.
import { Bubble } from '../../../ui/bubble.tsx';
import { cx } from '../../../ui/cx.ts';
import type { Example } from './examples.ts';
import { MarkedRuns } from './marked-runs.tsx';
import { Profile } from './profile.tsx';
import { detailsTyped } from './runs.ts';
import { TypedRuns } from './typed-runs.tsx';

interface ExampleSceneProps {
  example: Example;
  shown: boolean;
  typed: number;
}

export function ExampleScene({ example, shown, typed }: ExampleSceneProps) {
  const { name, bio, message, ...person } = example;
  const typing = shown && typed !== Infinity;
  const found = typing ? detailsTyped(message, typed) : undefined;
  return (
    <div
      aria-hidden={!shown || undefined}
      className={cx('col-start-1 row-start-1', shown ? typing && 'motion-safe:animate-rise' : 'invisible')}
    >
      <Profile {...person} className="w-[92%] sm:w-[80%]" name={name} bio={bio} found={found} />
      <div className="relative -mt-9 ms-[6%] sm:-mt-11 sm:ms-[16%]">
        {/* The finished message sets the height, and is what screen readers find. */}
        <Bubble className={cx(look, typing && 'opacity-0')}>
          <MarkedRuns runs={message} />
        </Bubble>
        {typing && (
          <div aria-hidden="true" className="absolute inset-x-0 top-0">
            <Bubble className={look} typing={typed === 0}>
              {typed > 0 ? <TypedRuns runs={message} typed={typed} /> : undefined}
            </Bubble>
          </div>
        )}
      </div>
    </div>
  );
}

const look = 'text-[1.0625rem] shadow-soft';
