// Stores the chosen theme. The script that runs before the first paint applies it.
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'opener.theme';
const changed = 'opener:theme';

export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // If storage is unavailable, the choice lasts as long as the page.
  }
  window.dispatchEvent(new CustomEvent(changed, { detail: choice }));
}

export function readTheme(): ThemeChoice {
  return (
    themeChoices.find((choice) => choice === document.documentElement.dataset['themeChoice']) ?? 'system'
  );
}

export function watchTheme(onChange: () => void): () => void {
  const events = [changed, 'storage', 'pageshow'];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
