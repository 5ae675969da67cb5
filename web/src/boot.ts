// The browser's first script. A prerendered page is painted before its scripts are requested; then React and the page's entry are evaluated
// one after the other, so that neither blocks input for long. Public pages have an entry of their own, without the app.
import './styles/app.css';
import './app/standin-strip.css';

const { chunks, page } = document.getElementById('root')?.dataset ?? {};
if (chunks !== undefined) {
  // A background page is not painted, so there is nothing to wait for.
  if (!document.hidden) await nextPaint();
  for (const file of chunks.split(' ')) preload(file);
}
await import('react-dom/client');
await (page === undefined ? import('./main.tsx') : import('./site.tsx'));

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}
