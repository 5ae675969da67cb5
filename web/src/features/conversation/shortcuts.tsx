// The keys of the conversations screen, behind a button and behind the question mark.
import { useState } from 'react';
import { outcomes } from '@opener/contract/conversation';
import { areKeysOn, turnKeys, useKeys } from '../../lib/use-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { outcomeWords } from './outcome-words.ts';

const shortcuts = [
  { key: 'J', does: 'Next conversation' },
  { key: 'K', does: 'Previous conversation' },
  ...outcomes.map((one) => ({ key: outcomeWords[one].key, does: outcomeWords[one].label })),
  { key: 'R', does: 'Write back' },
  { key: 'U', does: 'Mark as unread' },
  { key: 'Ctrl + Enter', does: 'Send what you wrote' },
  { key: '?', does: 'Show these keys' },
];

export function ShortcutsButton() {
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(areKeysOn);
  useKeys({ '?': () => setOpen(true) });
  return (
    <>
      <Button variant="ghost" size="sm" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Keyboard shortcuts"
        description="They work while you are not typing."
      >
        <Switch
          label="Use single keys"
          hint="Ctrl + Enter works either way."
          checked={on}
          onChange={(next) => {
            turnKeys(next);
            setOn(next);
          }}
        />
        <dl className="divide-y divide-line">
          {shortcuts.map(({ key, does }) => (
            <div key={key} className="flex items-center justify-between gap-4 py-2.5">
              <dt>{does}</dt>
              <dd>
                <kbd className="rounded-sm border border-line bg-well px-2 py-0.5 font-mono text-sm">
                  {key}
                </kbd>
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
