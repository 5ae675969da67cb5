// The box in which names become chips, as they are typed or pasted.
import type { ClipboardEvent } from 'react';
import { separators } from '@opener/contract/read-usernames';
import { ChipBox } from '../../../ui/chip-box.tsx';

interface UsernameBoxProps {
  id: string;
  names: readonly string[];
  text: string;
  busy: boolean;
  invalid: boolean;
  describedBy: string;
  onText: (text: string) => void;
  /** Text that is complete: it ended in a separator, or was pasted as a list. */
  onComplete: (text: string) => void;
  onRemove: (name: string) => void;
  onSubmit: () => void;
}

export function UsernameBox(props: UsernameBoxProps) {
  const { id, names, text, busy, invalid, describedBy, onText, onComplete, onRemove, onSubmit } = props;

  function type(value: string): void {
    const words = value.replace(/^@+/, '').split(separators);
    const rest = words.pop() ?? '';
    if (words.some(Boolean)) onComplete(words.join(' '));
    onText(rest);
  }

  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    // A text field would lose the line breaks; and a link is not meant to be read in one.
    if (!separators.test(pasted.trim()) && !pasted.includes('/')) return;
    event.preventDefault();
    if (busy) return;
    onComplete(`${text}${pasted}`);
    onText('');
  }

  return (
    <>
      <label htmlFor={id} className="sr-only">
        Usernames
      </label>
      <ChipBox
        id={id}
        chips={names}
        listLabel="To be queued"
        text={text}
        prefix="@"
        busy={busy}
        placeholder={names.length === 0 ? 'username, or paste a list' : 'another'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => type(event.target.value)}
        onPaste={paste}
        onRemove={onRemove}
        onEnter={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className="min-h-24 p-2.5"
      />
    </>
  );
}
