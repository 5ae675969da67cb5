// The box in which typed or pasted names become chips.
import type { ClipboardEvent } from 'react';
import { separators } from '@opener/contract/read-usernames';
import { splitTyped } from '../../../lib/usernames/loose-words.ts';
import { isTable, readText, type Table } from '../../../lib/usernames/read-table.ts';
import { ChipBox } from '../../../ui/chip-box.tsx';

interface UsernameBoxProps {
  id: string;
  names: readonly string[];
  text: string;
  busy: boolean;
  invalid: boolean;
  describedBy: string;
  onText: (text: string) => void;
  /** Complete input: text that ended in a separator, or a pasted list or table. */
  onComplete: (given: string | Table) => void;
  onRemove: (name: string) => void;
  onSubmit: () => void;
}

export function UsernameBox(props: UsernameBoxProps) {
  const { id, names, text, busy, invalid, describedBy, onText, onComplete, onRemove, onSubmit } = props;

  function type(value: string): void {
    const shown = value.replace(/^@+/, '');
    // The box shows its own @; a typed one still distinguishes a handle from a word.
    const kept = text === '@' || (text.startsWith('@') && text[1] === shown[0]);
    const { done, rest } = splitTyped(value.startsWith('@') || kept ? `@${shown}` : shown);
    if (/[^\s,;@]/u.test(done)) onComplete(done);
    onText(rest);
  }

  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    // A text field would drop the line breaks; and a pasted link is parsed as a whole.
    if (!separators.test(pasted.trim()) && !pasted.includes('/')) return;
    event.preventDefault();
    if (busy) return;
    const given = readText(pasted);
    // Text typed before is not part of a table.
    if (isTable(given)) return onComplete(given);
    onComplete(`${text}${given}`);
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
        text={text.replace(/^@/, '')}
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
