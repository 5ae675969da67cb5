// The key of a shortcut, where there is a keyboard to press it on. Decorative: the control names it in `aria-keyshortcuts`.
export function Kbd({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="grid h-4.5 min-w-4.5 place-items-center rounded-[5px] border border-current px-1 font-mono text-[0.6875rem] leading-none font-normal max-lg:hidden touch:hidden"
    >
      {children}
    </kbd>
  );
}
