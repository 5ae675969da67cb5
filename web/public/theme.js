// Sets the theme before the first paint, so that nobody who chose dark sees a white flash. Runs blocking, in the head.
(() => {
  const key = 'opener.theme';
  const root = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)');

  const apply = (choice) => {
    const known = choice === 'light' || choice === 'dark' ? choice : 'system';
    root.dataset.themeChoice = known;
    root.dataset.theme = known === 'system' ? (system.matches ? 'dark' : 'light') : known;
  };

  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  apply(stored());
  system.addEventListener('change', () => apply(root.dataset.themeChoice));
  window.addEventListener('opener:theme', (event) => apply(event.detail));
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) apply(stored());
  });
  // A page from the back/forward cache has missed a change on another page.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) apply(stored());
  });
})();
