// The top of an example profile: picture, username, and who that is.
import { Avatar } from './avatar.tsx';

export function ProfileHead({ handle, name, craft }: { handle: string; name: string; craft: string }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} size="lg" />
      <div className="min-w-0">
        <p className="font-mono font-semibold">{handle}</p>
        <p className="text-sm text-muted">
          {name} · {craft}
        </p>
      </div>
    </div>
  );
}
