// Adding people to the do-not-contact list: typed, pasted, or as a file.
import { useRef, useState } from 'react';
import { type AddedPeople, deliveryErrors, deliveryLimits } from '@opener/contract/delivery';
import { readUsernames, reasons, type LeftOut } from '@opener/contract/read-usernames';
import { failureDetail } from '../../lib/api.ts';
import { plural, wholeNumber } from '../../lib/format.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { questionOf, splitLoose } from '../../lib/usernames/loose-words.ts';
import { fileTypes } from '../../lib/usernames/read-file.ts';
import { isTable, readText, type Given } from '../../lib/usernames/read-table.ts';
import { useColumnChoice } from '../../lib/usernames/use-column-choice.ts';
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
import { useToast } from '../../ui/toast.tsx';
import { useAddDoNotContact } from './api/add-do-not-contact.ts';

type Question = {
  names: string[];
  all: string | readonly string[];
  sure: string | readonly string[];
  leads: number;
};

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

function useAdding() {
  const toast = useToast();
  const { mutateAsync, isPending } = useAddDoNotContact();
  const { draft: text, edit: setText, forget } = useDraft('do-not-contact', '');
  const [error, setError] = useState<string>();
  /** Words that may be usernames, which the user has to confirm, and what is added in either case. */
  const [question, setQuestion] = useState<Question>();
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  const table = useColumnChoice(readUsernames);

  async function take(given: Given): Promise<void> {
    setError(undefined);
    if (isTable(given)) return table.open(given);
    const { sure, loose } = typeof given === 'string' ? splitLoose(given) : { sure: given, loose: [] };
    const { names } = readUsernames(loose);
    if (names.length === 0) return void (await add(given));
    setQuestion({ names, all: given, sure, leads: (question?.leads ?? 0) + 1 });
  }

  /** Returns whether there is nothing left to do. */
  async function add(given: string | readonly string[]): Promise<boolean> {
    const { names, impossible, fault } = readPeople(given);
    setError(fault);
    setLeftOut(impossible);
    if (names.length === 0 || fault !== undefined) return false;
    try {
      const added = await mutateAsync({ usernames: names });
      const refused = added.impossible.map((name) => ({ text: `@${name}`, reason: reasons.characters }));
      setLeftOut([...impossible, ...refused]);
      forget();
      toast.success(outcomeOf(added));
      return true;
    } catch (failure) {
      setError(failureDetail(failure) ?? 'Failed to add to the list');
      return false;
    }
  }

  function answer(given: string | readonly string[]): void {
    setQuestion(undefined);
    if (given.length > 0) void add(given);
    else forget();
  }

  function edit(next: string): void {
    setText(next);
    setError(undefined);
    setQuestion(undefined);
    table.close();
  }

  const forgetLeftOut = () => setLeftOut([]);
  return {
    text,
    edit,
    error,
    setError,
    question,
    answer,
    leftOut,
    forgetLeftOut,
    table,
    take,
    add,
    isPending,
  };
}

function readPeople(given: string | readonly string[]) {
  const { names, leftOut } = readUsernames(given);
  // A duplicate is no error here: it ends up on the list once.
  const impossible = leftOut.filter(({ reason }) => reason !== reasons.duplicate);
  return { names, impossible, fault: faultOf(names, impossible) };
}

function faultOf(names: readonly string[], impossible: readonly LeftOut[]): string | undefined {
  if (names.length > deliveryLimits.doNotContact) return deliveryErrors.listTooLong;
  return names.length + impossible.length === 0 ? 'Please enter at least one username' : undefined;
}

function outcomeOf({ added, already }: AddedPeople): string {
  if (already === 0) return `${plural(added, 'person', 'people')} added`;
  const before =
    already === 1 ? '1 was on the list already' : `${wholeNumber(already)} were on the list already`;
  return added === 0 ? before : `${plural(added, 'person', 'people')} added, ${before}`;
}
