// The back button closes what lies over the page. Opening adds an entry to the history with the same address, so that going back
// leaves the sheet and not the page; closing in any other way takes the entry away again.
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

export function useBackCloses(open: boolean, onBack: () => void): void {
  const id = useId();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const sheets = sheetsOf(state);
  const entered = sheets.includes(id);
  const stage = useRef<'page' | 'entering' | 'sheet' | 'leaving'>('page');

  const enter = useEffectEvent(() => {
    const given: unknown = state;
    const to = { pathname, search, hash };
    const entry = { ...(typeof given === 'object' && given), sheets: [...sheets, id] };
    // Shown at once, or whoever goes back in the same moment would leave the entry before it was seen here; React wants to be done
    // with its effects for that.
    queueMicrotask(() => void navigate(to, { state: entry, preventScrollReset: true, flushSync: true }));
  });
  const goBack = useEffectEvent(onBack);

  useLayoutEffect(() => {
    if (entered && stage.current === 'leaving') return;
    if (entered) {
      stage.current = open ? 'sheet' : 'leaving';
      if (!open) void navigate(-1);
    } else if (!open) {
      stage.current = 'page';
    } else if (stage.current === 'page' || stage.current === 'leaving') {
      // Opened anew, perhaps before the entry of the last time was gone.
      stage.current = 'entering';
      enter();
    } else if (stage.current === 'sheet') {
      // It may stay, to ask whether to discard what was typed: then the next back is for it, too.
      stage.current = 'entering';
      enter();
      goBack();
    }
  }, [open, entered, navigate]);
}

/** The sheets that are open one over the other in this entry of the history. */
function sheetsOf(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('sheets' in state)) return [];
  const { sheets } = state;
  return Array.isArray(sheets) ? sheets.filter((sheet) => typeof sheet === 'string') : [];
}
