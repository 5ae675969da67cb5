// The top of an example profile: picture, username and name.
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';

interface ProfileHeadProps {
  handle: string;
  name: string;
  craft: string;
  children: ReactNode;
}

export function ProfileHead({ handle, name, craft, children }: ProfileHeadProps) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} size="lg" />
      <div className="min-w-0">
        <p className="font-mono font-semibold">{handle}</p>
        <p className="text-sm text-muted">
          {children} · {craft}
        </p>
      </div>
    </div>
  );
}
