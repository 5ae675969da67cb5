// Adding people to the do-not-contact list: typed, pasted, or as a file.
import { useRef } from 'react';
import { questionOf } from '../../lib/usernames/loose-words.ts';
import { fileTypes } from '../../lib/usernames/read-file.ts';
import { readText } from '../../lib/usernames/read-table.ts';
import { useUsernameFile } from '../../lib/usernames/use-username-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChooseFile } from '../../ui/choose-file.tsx';
import { ColumnPicker } from '../../ui/column-picker.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { InlineQuestion } from '../../ui/inline-question.tsx';
import { LeftOutNote } from '../../ui/left-out-note.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useAdding } from './use-adding.ts';

export function DoNotContactForm() {
  const box = useRef<HTMLTextAreaElement>(null);
  const adding = useAdding();
  const { table, question, isPending, error } = adding;
  const file = useUsernameFile({ disabled: isPending, onRead: adding.take, onProblem: adding.setError });

  function answer(given: string | readonly string[]): void {
    box.current?.focus();
    adding.answer(given);
  }

  function closeTable(): void {
    table.close();
    box.current?.focus();
  }

  return (
    <Card
      title="Add people"
      {...file.drop.handlers}
      className={cx(file.drop.over && 'border-blue bg-blue-soft')}
    >
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void adding.take(readText(adding.text));
        }}
      >
        <Field
          label="Usernames"
          error={error}
          hint={<FileHint over={file.drop.over} disabled={isPending} onFile={file.choose} />}
        >
          {(control) => (
            <Textarea
              {...control}
              {...boxLook}
              ref={box}
              value={adding.text}
              readOnly={isPending}
              onChange={(event) => adding.edit(event.target.value)}
            />
          )}
        </Field>
        {question && (
          <InlineQuestion
            yes="Add"
            no="Leave out"
            leads={question.leads}
            onYes={() => answer(question.all)}
            onNo={() => answer(question.sure)}
          >
            {questionOf(question.names)}
          </InlineQuestion>
        )}
        <LeftOutNote rejected={adding.leftOut} onClose={adding.forgetLeftOut} />
        {!table.offer && <AddButton busy={isPending} />}
      </form>
      {table.offer && (
        <ColumnPicker
          {...table.offer.picker}
          busy={isPending}
          onTake={() => void adding.add(table.offer?.cells ?? []).then((done) => done && closeTable())}
          onCancel={closeTable}
        />
      )}
    </Card>
  );
}

const boxLook = {
  rows: 3,
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  placeholder: '@username, or paste a list',
  className: 'font-mono text-sm',
} as const;

function AddButton({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" busy={busy} busyLabel="Adding..." className="self-end max-sm:self-stretch">
      Add to list
    </Button>
  );
}

interface FileHintProps {
  over: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
}

function FileHint({ over, disabled, onFile }: FileHintProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {over ? 'Drop the file to add its usernames' : 'Handles, links or a .csv, .txt or .xlsx file.'}
      <ChooseFile label="List file" accept={fileTypes} disabled={disabled} onFile={onFile} />
    </span>
  );
}
