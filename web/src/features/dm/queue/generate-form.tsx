// Generate DM: names are typed, pasted or uploaded, the cost is shown, and then they are added.
import { useId, useState } from 'react';
import { creditErrors } from '@opener/contract/credit';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { ColumnPicker } from '../../../ui/column-picker.tsx';
import { ChooseFile } from '../../../ui/choose-file.tsx';
import { restOf, type Adding } from './adding-list.ts';
import { BlockedDialog } from './blocked-dialog.tsx';
import { estimate } from './estimate.ts';
import { InlineQuestion } from '../../../ui/inline-question.tsx';
import { LeftOutNote } from '../../../ui/left-out-note.tsx';
import { FileProblem, fileProblems, fileTypes, readUsernameFile } from '../../../lib/usernames/read-file.ts';
import { isDuplicate } from '@opener/contract/read-usernames';
import { questionOf, splitLoose } from '../../../lib/usernames/loose-words.ts';
import { isTable, type Given } from '../../../lib/usernames/read-table.ts';
import { wantsLessMotion } from '../../../lib/use-reduced-motion.ts';
import { useColumnChoice } from '../../../lib/usernames/use-column-choice.ts';
import { Estimated, QueueProblem, QueueingRow, type Problem } from './queueing-state.tsx';
import { useDraft } from '../../../lib/use-draft.ts';
import { useFileDrop } from '../../../lib/use-file-drop.ts';
import { queuePlace } from './queue-card.tsx';
import { useUsernameList } from './use-username-list.ts';
import { UsernameBox } from './username-box.tsx';
import { ElsewhereNote, WrittenNote } from './written-note.tsx';

interface GenerateFormProps {
  projectId: string;
  projectName: string;
  /** Undefined until loaded. */
  credits: number | undefined;
  /** Names with a job in progress in this project. */
  queued: ReadonlySet<string>;
}

const onTheList = 'on your do-not-contact list';

export function GenerateForm({ projectId, projectName, credits, queued }: GenerateFormProps) {
  const id = useId();
  const list = useUsernameList({ projectId, projectName, queued, onEnded: showEnd });
  const { draft: text, edit: setText } = useDraft(`usernames.${projectId}.typed`, '');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  /** Words that may be usernames, which the user has to confirm. */
  const [loose, setLoose] = useState<string[]>([]);
  const [leads, setLeads] = useState(0);
  /** Kept after the answer, so that the dialog does not empty during its animation. */
  const [blocked, setBlocked] = useState<{ names: string[]; open: boolean }>();
  const [checking, setChecking] = useState(false);
  const busy = list.progress !== undefined || checking;
  const typed = list.read(text);
  const count = list.names.length + typed.names.length;
  const elsewhere = list.elsewhere.filter(({ username }) => list.has(username));
  const broke = credits !== undefined && credits <= 0;

  const asked = busy ? [] : list.read(loose).names;
  const table = useColumnChoice(list.read);

  function take(given: Given): void {
    setError(undefined);
    setProblem(undefined);
    if (isTable(given)) return table.open(given);
    const { sure, loose: words } = typeof given === 'string' ? splitLoose(given) : { sure: given, loose: [] };
    const asks = list.read(words).names.length > 0;
    if (asks) setLoose([...loose, ...words]);
    list.add(asks ? sure : given);
  }

  function answerLoose(wanted: boolean): void {
    if (wanted) list.add(loose);
    setLoose([]);
    focusBox();
  }

  function focusBox(): void {
    document.getElementById(`${id}-names`)?.focus();
  }

  function closeTable(): void {
    table.close();
    focusBox();
  }

  async function addFile(file: File): Promise<void> {
    if (busy) return;
    try {
      take(await readUsernameFile(file));
    } catch (fault) {
      setError(fault instanceof FileProblem ? fault.message : fileProblems.unreadable);
    }
  }

  const drop = useFileDrop((file) => void addFile(file));

  async function submit(): Promise<void> {
    if (busy || table.offer) return;
    const impossible = typed.leftOut.find((one) => !isDuplicate(one));
    setError(impossible && `${impossible.text}: ${impossible.reason}`);
    if (impossible) return;
    if (list.read(splitLoose(text).loose).names.length > 0) {
      take(text);
      setText('');
      return setLeads(leads + 1);
    }
    const all = [...list.names, ...typed.names];
    if (all.length === 0) {
      if (text === '' && asked.length > 0) return setLeads(leads + 1);
      if (typed.leftOut.length === 0) setError('Please enter at least one username');
      list.add(text);
      return setText('');
    }
    if (broke) return setProblem({ text: creditErrors.insufficient, queued: 0, rest: 0 });

    setChecking(true);
    const wanted = await list.settle(all);
    setChecking(false);
    setText('');
    if (wanted.length > 0) run(wanted);
  }

  function run(names: string[], confirmed?: true): void {
    setProblem(undefined);
    list.start(names, confirmed);
  }

  function showEnd(adding: Adding): void {
    const rest = restOf(adding).length;
    const { queued: count, end, blocked: names } = adding;
    if (end?.problem !== undefined) setProblem({ text: end.problem, queued: count, rest });
    if (rest === 0 && names.length > 0) setBlocked({ names, open: true });
    else if (rest === 0 && count > 0) showQueue();
  }

  /** On a phone the queue is below the fold, where users would not see their names become messages. */
  function showQueue(): void {
    const box = document.getElementById(`${id}-names`)?.getBoundingClientRect();
    if (!box || box.bottom < 0 || box.top > innerHeight) return;
    document
      .getElementById(queuePlace)
      ?.scrollIntoView({ behavior: wantsLessMotion() ? 'auto' : 'smooth', block: 'nearest' });
  }

  function answer(wanted: boolean): void {
    if (!blocked?.open) return;
    setBlocked({ ...blocked, open: false });
    if (wanted) run(blocked.names, true);
    else list.leaveOut(blocked.names.map((name) => ({ text: `@${name}`, reason: onTheList })));
  }

  return (
    <Card
      title="Generate DM"
      action={<span className="text-sm text-muted">Each DM uses 1 credit</span>}
      {...drop.handlers}
      className={cx('relative', drop.over && 'border-blue bg-blue-soft')}
    >
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <UsernameBox
          id={`${id}-names`}
          names={list.names}
          text={text}
          busy={busy}
          invalid={error !== undefined}
          describedBy={cx(error !== undefined && `${id}-error`, `${id}-hint`)}
          onText={(next) => {
            setText(next);
            setError(undefined);
          }}
          onComplete={take}
          onRemove={list.remove}
          onSubmit={() => void submit()}
        />
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <div id={`${id}-hint`} className="-my-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {drop.over ? (
            <span className="font-semibold text-ink">Drop the file to add its usernames</span>
          ) : (
            <span>Handles, links or a .csv, .txt or .xlsx file.</span>
          )}
          <ChooseFile
            label="List file"
            accept={fileTypes}
            disabled={busy}
            onFile={(file) => void addFile(file)}
          />
        </div>
        {asked.length > 0 && (
          <InlineQuestion
            yes="Add"
            no="Leave out"
            leads={leads}
            onYes={() => answerLoose(true)}
            onNo={() => answerLoose(false)}
          >
            {questionOf(asked)}
          </InlineQuestion>
        )}
        <LeftOutNote
          rejected={list.leftOut.filter((one) => !isDuplicate(one))}
          duplicates={list.leftOut.filter(isDuplicate)}
          onClose={list.forgetLeftOut}
        />
        <WrittenNote
          written={list.written}
          disabled={busy || broke}
          onAgain={() => run(list.wantAgain())}
          onClose={list.hideWritten}
        />
        <ElsewhereNote people={elsewhere} onClose={list.hideElsewhere} />
        <QueueProblem problem={problem} onClose={() => setProblem(undefined)} />
        {list.progress && <QueueingRow {...list.progress} onStop={list.stop} />}
        {!busy && !table.offer && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <Estimated estimate={estimate(count, credits)} broke={broke} />
            <div className="ms-auto flex items-center gap-2 max-sm:w-full">
              {list.names.length > 1 && (
                <Button variant="ghost" onClick={list.clear}>
                  Clear all
                </Button>
              )}
              <Button type="submit" disabled={count === 0 || broke} className="max-sm:flex-1">
                Add to Queue
              </Button>
            </div>
          </div>
        )}
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
      {blocked && <BlockedDialog {...blocked} onAnswer={answer} />}
    </Card>
  );
}
