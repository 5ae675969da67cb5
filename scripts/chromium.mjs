// Finds a Chromium for the browser tests, or installs Debian's if allowed. The headless shell is twice as fast.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function findChromium() {
  return present() ?? install();
}

function present() {
  return candidates.find((path) => path && existsSync(path));
}

function install() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) throw new Error('No Chromium found. Install one, or set CHROMIUM to its path.');
  console.log('No Chromium found: installing it with apt-get');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const get = (name) => execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  execFileSync('apt-get', ['update'], options);
  try {
    get('chromium-headless-shell');
  } catch {
    // Older releases have no headless shell.
    get('chromium');
  }
  const found = present();
  if (!found) throw new Error('Chromium was installed, but is not where it should be.');
  return found;
}
