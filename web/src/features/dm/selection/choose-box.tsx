// The checkbox of a message; with Shift it selects a range.
import { useId } from 'react';
import type { Message } from '@opener/contract/message';
import { CheckMark } from '../../../ui/checkbox.tsx';
import type { Selection } from './use-selection.ts';

export function ChooseBox({ message, selection }: { message: Message; selection: Selection }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="-m-2.5 -me-1 grid size-11 shrink-0 place-items-center rounded-full select-none hover:bg-well"
    >
      <CheckMark
        id={id}
        data-choice
        aria-label={`Select @${message.username}`}
        checked={selection.ids.has(message.id)}
        // A click event, also from the space bar, has the Shift state; a change event does not.
        onClick={(event) => selection.toggle(message, event.shiftKey)}
        onChange={() => {}}
      />
    </label>
  );
}
