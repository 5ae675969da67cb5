// The back button closes an overlay. Opening adds a history entry with the same URL, so that going back closes the drawer instead of
// leaving the page; closing in another way removes the entry.
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

/** React counts its ids anew after a reload: an entry of before belongs to no overlay, and must not be taken for another one's. */
const thisVisit = performance.timeOrigin;

/** Closed overlays whose entry the browser has not removed yet, which may take a moment. One that opens meanwhile must not be removed. */
const leaving = new Set<string>();

export function useBackCloses(open: boolean, onBack: () => void): void {
  const id = `${thisVisit} ${useId()}`;
  const location = useLocation();
  const { pathname, search, hash, state } = location;
  const navigate = useNavigate();
  const sheets = sheetsOf(state);
  const entered = sheets.includes(id);
  const stage = useRef<'page' | 'entering' | 'sheet'>('page');

  const enter = useEffectEvent(() => {
    const given: unknown = state;
    const to = { pathname, search, hash };
    const entry = {
      ...(typeof given === 'object' && given),
      sheets: [...sheets, id],
      page: pageOf(location),
    };
    // Synchronously: otherwise going back at the same moment would leave the entry before it is known here. React requires its effects to
    // be finished for that.
    queueMicrotask(() => void navigate(to, { state: entry, preventScrollReset: true, flushSync: true }));
  });
  const goBack = useEffectEvent(onBack);

  // Before the other effect of all of them, so that what opens in the same moment waits.
  useLayoutEffect(() => {
    if (open || !entered || isOneLeaving(sheets)) return;
    leaving.add(id);
    stage.current = 'page';
    // With the entries of those inside of it.
    void navigate(sheets.indexOf(id) - sheets.length);
  }, [open, entered, sheets, navigate, id]);

  useEffect(() => {
    if (isOneLeaving(sheets)) return;
    if (entered || !open) {
      stage.current = entered ? 'sheet' : 'page';
    } else if (stage.current === 'page') {
      stage.current = 'entering';
      enter();
    } else if (stage.current === 'sheet') {
      // It may stay open to ask about discarding changes: then the next back applies to it too.
      stage.current = 'entering';
      enter();
      goBack();
    }
  }, [open, entered, sheets]);
}

function isOneLeaving(sheets: string[]): boolean {
  for (const sheet of leaving) if (!sheets.includes(sheet)) leaving.delete(sheet);
  return leaving.size > 0;
}

/**
 * The key by which the router keeps how far a page is scrolled: one for the page and the overlays on it. With keys of their own, a browser
 * that is slow to remove the entry of a closed overlay would take back what was scrolled meanwhile, under the pointer.
 */
export function pageOf({ key, state }: Pick<Location<unknown>, 'key' | 'state'>): string {
  const given = typeof state === 'object' && state !== null && 'page' in state ? state.page : undefined;
  return typeof given === 'string' ? given : key;
}

/** The stacked overlays of this history entry. */
function sheetsOf(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('sheets' in state)) return [];
  const { sheets } = state;
  return Array.isArray(sheets) ? sheets.filter((sheet) => typeof sheet === 'string') : [];
}
