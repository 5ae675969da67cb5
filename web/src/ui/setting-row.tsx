// A setting in a card: how it is now, with a button that changes it.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface SettingRowProps {
  now: string;
  change: string;
  onChange: () => void;
  /** The dialog behind the button. */
  children: ReactNode;
}

export function SettingRow({ now, change, onChange, children }: SettingRowProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-4 text-sm">
      <p className="min-w-0 flex-1 basis-48 text-muted">{now}</p>
      <Button variant="secondary" size="sm" onClick={onChange}>
        {change}
      </Button>
      {children}
    </div>
  );
}
