// The browser's first script. A prerendered page is painted before its scripts are requested; then React and the page's entry are evaluated
// one after the other, so that neither blocks input for long. Public pages have an entry of their own, without the app.
import './styles/app.css';
import './app/standin-strip.css';
import { firstAct, isAwaited } from './app/first-act.ts';

const { chunks, page, waits } = document.getElementById('root')?.dataset ?? {};
if (chunks !== undefined) {
  const waiting = waits !== undefined && !isAwaited() ? firstAct() : undefined;
  // A background page is not painted, so there is nothing to wait for.
  if (!document.hidden) await nextPaint();
  for (const file of chunks.split(' ')) preload(file, waiting ? 'prefetch' : 'modulepreload');
  await waiting;
}
await import('react-dom/client');
await (page === undefined ? import('./main.tsx') : import('./site.tsx'));

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

function preload(file: string, rel: 'modulepreload' | 'prefetch'): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}
