// The style shared by all text controls.
export const controlLook =
  'w-full min-w-0 rounded-ctl border border-edge bg-card text-base text-ink caret-blue placeholder:text-muted ' +
  'transition-[border-color,background-color] hover:border-muted focus-visible:border-focus focus-visible:outline-2 ' +
  'focus-visible:outline-offset-0 focus-visible:outline-focus aria-invalid:border-red aria-invalid:text-ink ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-well disabled:text-muted';

/** For text fields; a select always counts as read-only. */
export const typedLook = `${controlLook} read-only:bg-well`;
