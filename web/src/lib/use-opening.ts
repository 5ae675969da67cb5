// Whether a dialog is open. It gets a new key with each opening, so that it starts with the saved values.
import { useState } from 'react';

export function useOpening() {
  const [opened, setOpened] = useState({ times: 0, open: false });
  return {
    key: opened.times,
    isOpen: opened.open,
    open: () => setOpened(({ times }) => ({ times: times + 1, open: true })),
    /** For this opening only: an answer that comes late leaves the next one open. */
    setOpen: (open: boolean) =>
      setOpened((now) => (now.times === opened.times ? { times: now.times, open } : now)),
  };
}
