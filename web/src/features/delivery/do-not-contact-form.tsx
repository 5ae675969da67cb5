// Adding people to the do-not-contact list: typed, pasted, or as a file.
import { useRef, useState } from 'react';
import { type AddedPeople, deliveryErrors, deliveryLimits } from '@opener/contract/delivery';
import { readUsernames, reasons, type LeftOut } from '@opener/contract/read-usernames';
import { failureDetail } from '../../lib/api.ts';
import { plural, wholeNumber } from '../../lib/format.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { FileProblem, fileProblems, fileTypes, readUsernameFile } from '../../lib/usernames/read-file.ts';
import { questionOf, splitLoose } from '../../lib/usernames/loose-words.ts';
import { isTable, readText, type Given } from '../../lib/usernames/read-table.ts';
import { useColumnChoice } from '../../lib/usernames/use-column-choice.ts';
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
  const toast = useToast();
  const { mutateAsync, isPending } = useAddDoNotContact();
  const box = useRef<HTMLTextAreaElement>(null);
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

  function answer(given: string | readonly string[]): void {
    setQuestion(undefined);
    box.current?.focus();
    if (given.length > 0) void add(given);
    else forget();
  }

  function closeTable(): void {
    table.close();
    box.current?.focus();
  }

  /** Returns whether there is nothing left to do. */
  async function add(given: string | readonly string[]): Promise<boolean> {
    const reading = readUsernames(given);
    // A duplicate is no error here: it ends up on the list once.
    const impossible = reading.leftOut.filter(({ reason }) => reason !== reasons.duplicate);
    setError(undefined);
    setLeftOut(impossible);
    if (reading.names.length === 0) {
      if (impossible.length === 0) setError('Please enter at least one username');
      return false;
    }
    if (reading.names.length > deliveryLimits.doNotContact) {
      setError(deliveryErrors.listTooLong);
      return false;
    }
    try {
      const added = await mutateAsync({ usernames: reading.names });
      setLeftOut([
        ...impossible,
        ...added.impossible.map((name) => ({ text: `@${name}`, reason: reasons.characters })),
      ]);
      forget();
      toast.success(outcomeOf(added));
      return true;
    } catch (fault) {
      setError(failureDetail(fault) ?? 'Failed to add to the list');
      return false;
    }
  }

  async function addFile(file: File): Promise<void> {
    if (isPending) return;
    try {
      await take(await readUsernameFile(file));
    } catch (fault) {
      setError(fault instanceof FileProblem ? fault.message : fileProblems.unreadable);
    }
  }

  const drop = useFileDrop((file) => void addFile(file));

  return (
    <Card title="Add people" {...drop.handlers} className={cx(drop.over && 'border-blue bg-blue-soft')}>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void take(readText(text));
        }}
      >
        <Field
          label="Usernames"
          error={error}
          hint={
            <span className="flex flex-wrap items-center gap-x-3">
              {drop.over
                ? 'Drop the file to add its usernames'
                : 'Handles, links or a .csv, .txt or .xlsx file.'}
              <ChooseFile
                label="List file"
                accept={fileTypes}
                disabled={isPending}
                onFile={(file) => void addFile(file)}
              />
            </span>
          }
        >
          {(control) => (
            <Textarea
              {...control}
              ref={box}
              rows={3}
              value={text}
              readOnly={isPending}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              placeholder="@username, or paste a list"
              className="font-mono text-sm"
              onChange={(event) => {
                setText(event.target.value);
                setError(undefined);
                setQuestion(undefined);
                table.close();
              }}
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
        <LeftOutNote rejected={leftOut} onClose={() => setLeftOut([])} />
        {!table.offer && (
          <Button
            type="submit"
            busy={isPending}
            busyLabel="Adding..."
            className="self-end max-sm:self-stretch"
          >
            Add to list
          </Button>
        )}
      </form>
      {table.offer && (
        <ColumnPicker
          {...table.offer.picker}
          busy={isPending}
          onTake={() => void add(table.offer?.cells ?? []).then((done) => done && closeTable())}
          onCancel={closeTable}
        />
      )}
    </Card>
  );
}

function outcomeOf({ added, already }: AddedPeople): string {
  if (already === 0) return `${plural(added, 'person', 'people')} added`;
  const before =
    already === 1 ? '1 was on the list already' : `${wholeNumber(already)} were on the list already`;
  return added === 0 ? before : `${plural(added, 'person', 'people')} added, ${before}`;
}
