// Adding people to the do-not-contact list: typed, pasted, or as a file.
import { useState } from 'react';
import { type AddedPeople, deliveryErrors, deliveryLimits } from '@opener/contract/delivery';
import { readUsernames, reasons, type LeftOut } from '@opener/contract/read-usernames';
import { failureDetail } from '../../lib/api.ts';
import { plural, wholeNumber } from '../../lib/format.ts';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { FileProblem, fileProblems, fileTypes, readUsernameFile } from '../../lib/usernames/read-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChooseFile } from '../../ui/choose-file.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { LeftOutNote } from '../../ui/left-out-note.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAddDoNotContact } from './api/add-do-not-contact.ts';

export function DoNotContactForm() {
  const toast = useToast();
  const { mutateAsync, isPending } = useAddDoNotContact();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);

  async function add(given: string | readonly string[]): Promise<void> {
    const reading = readUsernames(given);
    // The same name twice is no fault here: it is on the list once, as wanted.
    const impossible = reading.leftOut.filter(({ reason }) => reason !== reasons.duplicate);
    setError(undefined);
    setLeftOut(impossible);
    if (reading.names.length === 0) {
      return impossible.length === 0 ? setError('Please enter at least one username') : undefined;
    }
    if (reading.names.length > deliveryLimits.doNotContact) return setError(deliveryErrors.listTooLong);
    try {
      const added = await mutateAsync({ usernames: reading.names });
      setLeftOut([
        ...impossible,
        ...added.impossible.map((name) => ({ text: `@${name}`, reason: reasons.characters })),
      ]);
      setText('');
      toast.success(outcomeOf(added));
    } catch (fault) {
      setError(failureDetail(fault) ?? 'Failed to add to the list');
    }
  }

  async function addFile(file: File): Promise<void> {
    if (isPending) return;
    try {
      await add(await readUsernameFile(file));
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
          void add(text);
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
              }}
            />
          )}
        </Field>
        <LeftOutNote leftOut={leftOut} onClose={() => setLeftOut([])} />
        <Button type="submit" busy={isPending} busyLabel="Adding..." className="self-end max-sm:self-stretch">
          Add to list
        </Button>
      </form>
    </Card>
  );
}

function outcomeOf({ added, already }: AddedPeople): string {
  if (already === 0) return `${plural(added, 'person', 'people')} added`;
  const before =
    already === 1 ? '1 was on the list already' : `${wholeNumber(already)} were on the list already`;
  return added === 0 ? before : `${plural(added, 'person', 'people')} added, ${before}`;
}
