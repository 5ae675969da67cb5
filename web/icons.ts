// Turns each Lucide icon that is imported as `lucide:<name>` into a component at build time, from the set's JSON file. The set's own React
// package takes 50 MB on disk.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const prefix = 'lucide:';
const component = fileURLToPath(new URL('./src/ui/icons/draw-icon.tsx', import.meta.url));
// Set once on the whole drawing, so that a caller can override it.
const stroke =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

export function icons(): Plugin {
  const { icons: drawings } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as {
    icons: Record<string, { body: string }>;
  };
  return {
    name: 'opener:icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const drawing = drawings[id.slice(prefix.length + 1)];
      if (!drawing) throw new Error(`Lucide has no icon ${id.slice(prefix.length + 1)}`);
      const lines = JSON.stringify(drawing.body.replaceAll(stroke, ''));
      return {
        code: [
          `import { drawIcon } from ${JSON.stringify(component)};`,
          `export default /* @__PURE__ */ drawIcon(${lines});`,
        ].join('\n'),
        moduleSideEffects: false,
      };
    },
  };
}
