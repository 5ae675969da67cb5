// What the form does with its names: reading them, asking about some, and adding them to the queue.
import { useState } from 'react';
import { creditErrors } from '@opener/contract/credit';
import { isDuplicate } from '@opener/contract/read-usernames';
import { useDraft } from '../../../lib/use-draft.ts';
import { splitLoose } from '../../../lib/usernames/loose-words.ts';
import { isTable, type Given } from '../../../lib/usernames/read-table.ts';
import { useColumnChoice } from '../../../lib/usernames/use-column-choice.ts';
import { restOf, type Adding } from './adding-list.ts';
import type { Problem } from './queueing-state.tsx';
import { useLooseWords } from './use-loose-words.ts';
import { useUsernameList } from './use-username-list.ts';

export interface GenerateOptions {
  projectId: string;
  projectName: string;
  /** Undefined until loaded. */
  credits: number | undefined;
  /** Names with a job in progress in this project. */
  queued: ReadonlySet<string>;
  /** All names were added. */
  onQueued: () => void;
}

const onTheList = 'on your do-not-contact list';

export function useGenerate(options: GenerateOptions) {
  const { projectId, credits } = options;
  const { list, run, problem, setProblem, blocked, answerBlocked } = useQueueing(options);
  const { draft: text, edit: setText } = useDraft(`usernames.${projectId}.typed`, '');
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);
  const busy = list.progress !== undefined || checking;
  const typed = list.read(text);
  const noCredits = credits !== undefined && credits <= 0;
  const { loose, table, sort } = useGivenNames(list, busy);

  function take(given: Given): void {
    setError(undefined);
    setProblem(undefined);
    sort(given);
  }

  async function submit(): Promise<void> {
    if (busy || table.offer) return;
    const impossible = typed.leftOut.find((one) => !isDuplicate(one));
    setError(impossible && `${impossible.text}: ${impossible.reason}`);
    if (impossible) return;
    if (list.read(splitLoose(text).loose).names.length > 0) {
      take(text);
      setText('');
      return loose.lead();
    }
    const all = [...list.names, ...typed.names];
    if (all.length === 0) return submitNothing();
    if (noCredits) return setProblem({ text: creditErrors.insufficient, queued: 0, rest: 0 });

    setChecking(true);
    const wanted = await list.settle(all);
    setChecking(false);
    setText('');
    if (wanted.length > 0) run(wanted);
  }

  function submitNothing(): void {
    if (text === '' && loose.names.length > 0) return loose.lead();
    if (typed.leftOut.length === 0) setError('Please enter at least one username');
    list.add(text);
    setText('');
  }

  return {
    list,
    text,
    setText: (next: string) => {
      setText(next);
      setError(undefined);
    },
    count: list.names.length + typed.names.length,
    busy,
    noCredits,
    error,
    setError,
    problem,
    forgetProblem: () => setProblem(undefined),
    loose,
    table,
    blocked,
    answerBlocked,
    take,
    submit: () => void submit(),
    runAgain: () => run(list.wantAgain()),
  };
}

/** Adds names to the queue, and shows how that ended. */
function useQueueing({ projectId, projectName, queued, onQueued }: GenerateOptions) {
  const list = useUsernameList({ projectId, projectName, queued, onEnded: showEnd });
  const [problem, setProblem] = useState<Problem>();
  /** Kept after the answer, so that the dialog does not empty during its animation. */
  const [blocked, setBlocked] = useState<{ names: string[]; open: boolean }>();

  function run(names: string[], confirmed?: true): void {
    setProblem(undefined);
    list.start(names, confirmed);
  }

  function showEnd(adding: Adding): void {
    const rest = restOf(adding).length;
    const { queued: count, end, blocked: names } = adding;
    if (end?.problem !== undefined) setProblem({ text: end.problem, queued: count, rest });
    if (rest === 0 && names.length > 0) setBlocked({ names, open: true });
    else if (rest === 0 && count > 0) onQueued();
  }

  function answerBlocked(wanted: boolean): void {
    if (!blocked?.open) return;
    setBlocked({ ...blocked, open: false });
    if (wanted) run(blocked.names, true);
    else list.leaveOut(blocked.names.map((name) => ({ text: `@${name}`, reason: onTheList })));
  }

  return { list, run, problem, setProblem, blocked, answerBlocked };
}

type UsernameList = ReturnType<typeof useUsernameList>;

/** Names that were pasted, dropped or typed: added to the list, or asked about first. */
function useGivenNames(list: UsernameList, hidden: boolean) {
  const loose = useLooseWords({ ...list, hidden });
  const table = useColumnChoice(list.read);

  function sort(given: Given): void {
    if (isTable(given)) return table.open(given);
    const { sure, loose: words } = typeof given === 'string' ? splitLoose(given) : { sure: given, loose: [] };
    list.add(loose.ask(words) ? sure : given);
  }

  return { loose, table, sort };
}
