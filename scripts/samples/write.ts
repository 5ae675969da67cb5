// Regenerates the examples of the public pages. Run it from the repository root when a test says that they are out of date: npx tsx
// scripts/samples/write.ts
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { bin } from '../run-steps.mjs';
import { shownProject } from './choices.ts';
import { writeScene, writeSignup } from './samples.ts';

const head =
  '// Written by scripts/samples/write.ts with the product’s own writer; scripts/samples/choices.ts says for whom.';

const files = {
  'web/src/features/site/scene/examples.data.ts': { people: await writeScene() },
  'web/src/features/site/how/offer-card.data.ts': { offer: shownProject },
  'web/src/features/account/sample-dms.data.ts': { sampleDms: await writeSignup() },
};

for (const [file, constants] of Object.entries(files)) {
  const lines = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;`,
  );
  writeFileSync(file, [head, ...lines, ''].join('\n'));
}
execFileSync(bin('oxfmt'), Object.keys(files), { stdio: 'inherit' });
