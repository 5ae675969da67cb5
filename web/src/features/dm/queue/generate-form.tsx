// Generate DM: names are typed, pasted or uploaded, the cost is shown, and then they are added.
import { useId } from 'react';
import { isDuplicate } from '@opener/contract/read-usernames';
import { wantsLessMotion } from '../../../lib/use-reduced-motion.ts';
import { questionOf } from '../../../lib/usernames/loose-words.ts';
import { fileTypes } from '../../../lib/usernames/read-file.ts';
import { useUsernameFile } from '../../../lib/usernames/use-username-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChooseFile } from '../../../ui/choose-file.tsx';
import { ColumnPicker } from '../../../ui/column-picker.tsx';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { InlineQuestion } from '../../../ui/inline-question.tsx';
import { LeftOutNote } from '../../../ui/left-out-note.tsx';
import { BlockedDialog } from './blocked-dialog.tsx';
import { estimate } from './estimate.ts';
import { queuePlace } from './queue-card.tsx';
import { Estimated, QueueProblem, QueueingRow } from './queueing-state.tsx';
import { type GenerateOptions, useGenerate } from './use-generate.ts';
import { UsernameBox } from './username-box.tsx';
import { ElsewhereNote, WrittenNote } from './written-note.tsx';

type Generate = ReturnType<typeof useGenerate>;

export function GenerateForm(props: Omit<GenerateOptions, 'onQueued'>) {
  const id = useId();
  const box = `${id}-names`;
  const form = useGenerate({ ...props, onQueued: () => showQueue(box) });
  const { list, busy, error, table, blocked } = form;
  const focusBox = () => document.getElementById(box)?.focus();
  const file = useUsernameFile({ disabled: busy, onRead: form.take, onProblem: form.setError });

  const closeTable = () => {
    table.close();
    focusBox();
  };

  return (
    <Card
      title="Generate DM"
      action={<span className="text-sm text-muted">Each DM uses 1 credit</span>}
      {...file.drop.handlers}
      className={cx('relative', file.drop.over && 'border-blue bg-blue-soft')}
    >
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <UsernameBox
          id={box}
          names={list.names}
          text={form.text}
          busy={busy}
          invalid={error !== undefined}
          describedBy={cx(error !== undefined && `${id}-error`, `${id}-hint`)}
          onText={form.setText}
          onComplete={form.take}
          onRemove={list.remove}
          onSubmit={form.submit}
        />
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <FileHint id={`${id}-hint`} over={file.drop.over} disabled={busy} onFile={file.choose} />
        <Notes form={form} onAnswered={focusBox} />
        {!busy && !table.offer && <FormEnd form={form} credits={props.credits} />}
      </form>
      {table.offer && (
        <ColumnPicker
          {...table.offer.picker}
          onTake={() => {
            list.add(table.offer?.cells ?? []);
            closeTable();
          }}
          onCancel={closeTable}
        />
      )}
      {blocked && <BlockedDialog {...blocked} onAnswer={form.answerBlocked} />}
    </Card>
  );
}

interface FileHintProps {
  id: string;
  over: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
}

function FileHint({ id, over, disabled, onFile }: FileHintProps) {
  return (
    <div id={id} className="-my-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {over ? (
        <span className="font-semibold text-ink">Drop the file to add its usernames</span>
      ) : (
        <span>Handles, links or a .csv, .txt or .xlsx file.</span>
      )}
      <ChooseFile label="List file" accept={fileTypes} disabled={disabled} onFile={onFile} />
    </div>
  );
}

/** Questions about the names, what was left out, and how the adding goes. */
function Notes({ form, onAnswered }: { form: Generate; onAnswered: () => void }) {
  const { list, loose, busy, noCredits } = form;
  const answer = (wanted: boolean) => {
    loose.answer(wanted);
    onAnswered();
  };
  return (
    <>
      {loose.names.length > 0 && (
        <InlineQuestion
          yes="Add"
          no="Leave out"
          leads={loose.leads}
          onYes={() => answer(true)}
          onNo={() => answer(false)}
        >
          {questionOf(loose.names)}
        </InlineQuestion>
      )}
      <LeftOutNote
        rejected={list.leftOut.filter((one) => !isDuplicate(one))}
        duplicates={list.leftOut.filter(isDuplicate)}
        onClose={list.forgetLeftOut}
      />
      <WrittenNote
        written={list.written}
        disabled={busy || noCredits}
        onAgain={form.runAgain}
        onClose={list.hideWritten}
      />
      <ElsewhereNote
        people={list.elsewhere.filter(({ username }) => list.has(username))}
        onClose={list.hideElsewhere}
      />
      <QueueProblem problem={form.problem} onClose={form.forgetProblem} />
      {list.progress && <QueueingRow {...list.progress} onStop={list.stop} />}
    </>
  );
}

function FormEnd({ form, credits }: { form: Generate; credits: number | undefined }) {
  const { list, count, noCredits } = form;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <Estimated estimate={estimate(count, credits)} noCredits={noCredits} />
      <div className="ms-auto flex items-center gap-2 max-sm:w-full">
        {list.names.length > 1 && (
          <Button variant="ghost" onClick={list.clear}>
            Clear all
          </Button>
        )}
        <Button type="submit" disabled={count === 0 || noCredits} className="max-sm:flex-1">
          Add to Queue
        </Button>
      </div>
    </div>
  );
}

/** On a phone the queue is below the fold, where users would not see their names become messages. */
function showQueue(boxId: string): void {
  const box = document.getElementById(boxId)?.getBoundingClientRect();
  if (!box || box.bottom < 0 || box.top > innerHeight) return;
  document
    .getElementById(queuePlace)
    ?.scrollIntoView({ behavior: wantsLessMotion() ? 'auto' : 'smooth', block: 'nearest' });
}
