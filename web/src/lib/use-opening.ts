// Whether a dialog is open. It gets a new key with each opening, so that it starts with the saved values.
import { useState } from 'react';

export function useOpening() {
  const [opened, setOpened] = useState({ times: 0, open: false });
  return {
    key: opened.times,
    isOpen: opened.open,
    open: () => setOpened(({ times }) => ({ times: times + 1, open: true })),
    setOpen: (open: boolean) => setOpened(({ times }) => ({ times, open })),
  };
}
