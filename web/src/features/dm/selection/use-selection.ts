// Whether messages are being selected, and which. The selection belongs to the filtered list: another filter resets it.
import { useEffect, useEffectEvent, useState } from 'react';
import type { Message } from '@opener/contract/message';
import { chooseAll, nothing, toggle, toggleRange, type Choice } from './choose.ts';

export interface Selection {
  active: boolean;
  ids: ReadonlySet<string>;
  begin: () => void;
  leave: () => void;
  toggle: (message: Message, range: boolean) => void;
  chooseAll: (ids: readonly string[]) => void;
}

export function useSelection(list: string, shown: readonly Message[]): Selection {
  const [active, setActive] = useState(false);
  const [kept, setKept] = useState<Choice>(() => nothing(list));
  const choice = kept.list === list ? kept : nothing(list);
  const leave = () => {
    setActive(false);
    setKept(nothing(list));
  };
  useEscape(active, leave);
  return {
    active,
    ids: choice.ids,
    begin: () => setActive(true),
    leave,
    toggle: ({ id }, range) =>
      setKept(
        range
          ? toggleRange(
              choice,
              id,
              shown.map((one) => one.id),
            )
          : toggle(choice, id),
      ),
    chooseAll: (all) => setKept(chooseAll(choice, all)),
  };
}

/** Escape keeps its own meaning in fields and dialogs. */
const others = '[role=dialog], [role=menu], input:not([type=checkbox]), select, textarea';

function useEscape(active: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return undefined;
    const listen = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const elsewhere = target instanceof Element && target.closest(others) !== null;
      if (key === 'Escape' && !defaultPrevented && !elsewhere) escape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
