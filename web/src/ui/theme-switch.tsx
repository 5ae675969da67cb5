// Light, dark, or as the system says.
import { useId, useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { chooseTheme, readTheme, themeChoices, watchTheme, type ThemeChoice } from './theme.ts';
import { Monitor, Moon, Sun } from './icons/index.ts';

const faces = {
  system: { label: 'System', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
};

export function ThemeSwitch({ className }: { className?: string }) {
  const group = useId();
  const chosen = useSyncExternalStore<ThemeChoice>(watchTheme, readTheme, () => 'system');
  return (
    <fieldset className={cx('inline-flex rounded-full bg-well p-1', className)}>
      <legend className="sr-only">Theme</legend>
      {themeChoices.map((choice) => {
        const { label, Icon } = faces[choice];
        return (
          <label
            key={choice}
            title={label}
            className="relative grid size-9 place-items-center rounded-full text-muted transition-colors hover:text-ink has-checked:bg-card dark:has-checked:bg-line has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-focus touch:size-11"
          >
            <input
              type="radio"
              name={group}
              value={choice}
              checked={chosen === choice}
              onChange={() => chooseTheme(choice)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4.5" />
            <span className="sr-only">{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
