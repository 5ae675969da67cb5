// On every screen: the progress of adding a list, and the result of one that stopped elsewhere.
import { Link } from 'react-router';
import { plural, wholeNumber } from '../../../lib/format.ts';
import { Progress } from '../../../ui/progress.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { restOf, type Adding } from './adding-list.ts';
import { useAddings } from './adding-provider.tsx';

const quiet =
  'inline-flex min-h-9 shrink-0 items-center rounded-sm px-1 font-semibold text-blue underline-offset-4 hover:underline touch:min-h-11';

export function AddingStrip() {
  const { store, all } = useAddings();
  const toast = useToast();
  const running = all.filter(({ end }) => !end);
  const ended = all.find(({ end }) => end);
  const [now, ...later] = running;

  function dismiss(one: Adding): void {
    const undo = store.dismiss(one);
    toast.info('List dismissed', { action: { label: 'Undo', onPress: undo } });
  }

  if (!now && !ended) return null;
  return (
    <aside
      aria-label="Adding usernames"
      className="print:hidden sticky top-0 z-10 md:top-16 short:top-0 border-b border-line bg-blue-soft text-sm text-ink"
    >
      {now && <Running adding={now} later={later.length} onStop={() => store.stop(now.id)} />}
      {!now && ended && <Ended adding={ended} onDismiss={() => dismiss(ended)} />}
    </aside>
  );
}

const row = 'mx-auto flex w-full max-w-292 items-center gap-4 px-4 sm:px-6';

function Running({ adding, later, onStop }: { adding: Adding; later: number; onStop: () => void }) {
  const { projectId, projectName, done, entries } = adding;
  const total = entries.length;
  return (
    <>
      <div className={row}>
        <p className="min-w-0 flex-1 truncate tabular-nums">
          Adding {wholeNumber(Math.min(done + 1, total))} of {wholeNumber(total)} to{' '}
          <Link
            to={`/app/projects/${projectId}`}
            className="font-semibold underline-offset-4 hover:underline"
          >
            <bdi>{projectName}</bdi>
          </Link>
        </p>
        {later > 0 && <p className="shrink-0 text-muted">{plural(later, 'more list')} to add</p>}
        <button type="button" aria-label={`Stop adding to ${projectName}`} onClick={onStop} className={quiet}>
          Stop
        </button>
      </div>
      <Progress thin value={done} max={total} label="Adding" className="rounded-none" />
    </>
  );
}

function Ended({ adding, onDismiss }: { adding: Adding; onDismiss: () => void }) {
  const { projectId, projectName, end } = adding;
  const rest = restOf(adding).length;
  return (
    <div className={row}>
      <output className="min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere]">
        {end?.problem && <span className="font-semibold">{end.problem}. </span>}
        {rest > 0 ? `${plural(rest, 'username')} still in the list of ` : 'Not everyone was added to  '}
        <bdi>{projectName}</bdi>.
      </output>
      <Link to={`/app/projects/${projectId}`} className={quiet}>
        Open
      </Link>
      <button
        type="button"
        aria-label={`Dismiss the list of ${projectName}`}
        onClick={onDismiss}
        className={quiet}
      >
        Dismiss
      </button>
    </div>
  );
}
