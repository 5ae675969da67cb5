// The first link of every page, visible when focused.
export function SkipLink() {
  return (
    <nav aria-label="Shortcuts" className="print:hidden">
      <a
        href="#content"
        className="sr-only rounded-ctl bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-50 focus:px-4 focus:py-2.5"
      >
        Skip to content
      </a>
    </nav>
  );
}
