// A form that is on the screen before its scripts have run. They are fetched at once, and run when somebody is about to use it.

/** Whatever comes before a form can be sent. */
const acts = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'change', 'wheel'] as const;

/** An address with a query, a message of the page before and a field that has the focus or is filled in already cannot wait. */
export function isAwaited(): boolean {
  const hasFocus = document.activeElement !== document.body;
  return history.state !== null || location.search !== '' || hasFocus || isFilledIn();
}

/** By a password manager, for example: then the first tap may be the one that sends the form. */
function isFilledIn(): boolean {
  const fields = [...document.querySelectorAll('input')];
  return fields.some(({ type, value }) => ['text', 'email', 'password'].includes(type) && value !== '');
}

export function firstAct(): Promise<void> {
  return new Promise((resolve) => {
    const begin = (event: Event) => {
      if (isAtRest(event)) return;
      for (const act of acts) window.removeEventListener(act, begin);
      resolve();
    };
    for (const act of acts) window.addEventListener(act, begin, { passive: true });
  });
}

/** Browsers report a move, too, if a page appears under a pointer that nobody moves. */
function isAtRest(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}
