// The browser's first script. A prerendered page is painted before its scripts are requested; then React and the application are evaluated
// one after the other, so that neither blocks input for long.
import './styles/app.css';
import './app/standin-strip.css';

const chunks = document.getElementById('root')?.dataset['chunks'];
if (chunks !== undefined) {
  // A background page is not painted, so there is nothing to wait for.
  if (!document.hidden) await nextPaint();
  for (const file of chunks.split(' ')) preload(file);
}
await import('react-dom/client');
await import('./main.tsx');

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `/assets/${file}`;
  document.head.append(link);
}
