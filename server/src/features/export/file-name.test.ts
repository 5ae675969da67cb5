import { expect, test } from 'vitest';
import { exportFileName } from './file-name.ts';

const day = new Date('2026-03-01T23:59:59.000Z');
const named = (name: string) => exportFileName(name, day, 'xlsx');

test.each([
  ['Spring launch', 'Spring-launch', 'Spring-launch'],
  ['Café Zürich', 'Café-Zürich', 'Cafe-Zurich'],
  ['春のキャンペーン', '春のキャンペーン', 'project'],
  ['../../etc/passwd', 'etc-passwd', 'etc-passwd'],
  ['a\r\nSet-Cookie: x="1"', 'a-Set-Cookie-x-1', 'a-Set-Cookie-x-1'],
  ['v1.2 (final)', 'v1.2-final', 'v1.2-final'],
  ['gnp\u202Eslx.exe', 'gnp-slx.exe', 'gnp-slx.exe'],
  ['🚀🚀', 'project', 'project'],
  ['  ', 'project', 'project'],
  ['x'.repeat(300), 'x'.repeat(80), 'x'.repeat(80)],
])('%j', (name, full, ascii) => {
  expect(named(name)).toEqual({
    full: `opener-${full}-2026-03-01.xlsx`,
    ascii: `opener-${ascii}-2026-03-01.xlsx`,
  });
});
