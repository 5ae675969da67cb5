// A typical profile: picture, counts, a few lines, the newest posts.
import { cx } from '../../../ui/cx.ts';
import { ProfileHead } from '../../../ui/profile-head.tsx';
import type { Example } from './examples.ts';
import { MarkedRuns } from './marked-runs.tsx';
import { PostTile } from './post-tile.tsx';
import { textOf } from './runs.ts';

type ProfileProps = Omit<Example, 'message'> & {
  /** The details found so far; all by default. */
  found?: ReadonlySet<number> | undefined;
  className?: string;
};

export function Profile(props: ProfileProps) {
  const { handle, name, craft, posts, followers, tiles, bio, found, className } = props;
  return (
    <div className={cx('rounded-[20px] border border-line bg-card p-5 shadow-soft sm:p-5.5', className)}>
      <ProfileHead handle={handle} name={textOf(name)} craft={craft}>
        <MarkedRuns runs={name} found={found} />
      </ProfileHead>
      <p className="mt-3.5 flex gap-5 text-sm">
        <Count value={posts} of="posts" />
        <Count value={followers} of="followers" />
      </p>
      <p className="mt-2.5 whitespace-pre-line">
        <MarkedRuns runs={bio} found={found} />
      </p>
      <div className="mt-4 grid grid-cols-3 gap-2">
        <PostTile motif={tiles[0]} place={0} />
        <PostTile motif={tiles[1]} place={1} />
        <PostTile motif={tiles[2]} place={2} />
      </div>
    </div>
  );
}

function Count({ value, of }: { value: string; of: string }) {
  return (
    <span>
      <b className="font-display text-base tabular-nums">{value}</b> {of}
    </span>
  );
}
