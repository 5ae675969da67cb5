// Whether messages are being selected, and which. The selection belongs to the filtered list: another filter resets it.
import { useEffect, useEffectEvent, useState } from 'react';
import type { Message } from '@opener/contract/message';
import { isCovered } from '../../../lib/is-covered.ts';
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

/** Escape keeps its own meaning in fields, dialogs and menus. */
const others = '[role=dialog], input:not([type=checkbox]), select, textarea';

function useEscape(active: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return undefined;
    const listen = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const elsewhere = target instanceof Element && target.closest(others) !== null;
      if (key === 'Escape' && !defaultPrevented && !elsewhere && !isCovered()) escape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
