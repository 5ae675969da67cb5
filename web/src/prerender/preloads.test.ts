import { expect, it } from 'vitest';
import { fontPreloads, paintedFirst, screenScripts } from './preloads.ts';

const manifest = {
  'src/features/site/landing-screen.tsx': {
    file: 'assets/landing-screen-1a.js',
    imports: ['_front-2b.js', '_side-3c.js'],
    dynamicImports: ['src/later.tsx'],
  },
  '_front-2b.js': { file: 'assets/front-2b.js', imports: ['_react-5e.js'] },
  '_side-3c.js': { file: 'assets/side-3c.js' },
  '_react-5e.js': { file: 'assets/react-5e.js', imports: ['_front-2b.js'] },
  'src/later.tsx': { file: 'assets/later-4d.js' },
};

it('a screen needs its chunk and all that this imports at once', () => {
  const names = ['landing-screen-1a', 'front-2b', 'react-5e', 'side-3c'];
  expect(screenScripts(manifest, 'LandingScreen')).toEqual(names.map((name) => `assets/${name}.js`));
});

it('what was not built is told', () => {
  expect(() => screenScripts(manifest, 'GoneScreen')).toThrow('belongs into gone-screen.tsx');
  expect(() => fontPreloads(manifest)).toThrow('latin-wght-normal.woff2 was not built');
});

it('styles and theme come before everything that may wait', () => {
  const html = paintedFirst(
    '<head><title>x</title><script src="/theme.js"></script><script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css"></head>',
  );
  const order = ['/theme.js', '/a.css', '<title>', '/a.js'].map((part) => html.indexOf(part));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(html.match(/stylesheet/g)).toHaveLength(1);
  expect(() => paintedFirst('<title>x</title>')).toThrow('lacks');
});
