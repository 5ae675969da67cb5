// Installs a rarely needed tool on first use: a folder with its own package.json and lockfile.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Returns an `import` for the packages of that folder. */
export function installTool(folder) {
  const lockfile = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (changedAt(lockfile) > changedAt(installed)) {
    console.log(`Installing the packages of ${folder}`);
    execFileSync('npm', ['ci', '--prefix', folder], { stdio: 'inherit' });
  }
  const packages = createRequire(resolve(lockfile));
  return (name) => import(pathToFileURL(packages.resolve(name)).href);
}

function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
