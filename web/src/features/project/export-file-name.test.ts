import { expect, it } from 'vitest';
import { exportFileName } from './export-file-name.ts';

const day = new Date('2026-03-09T10:00:00Z');

it.each([
  [
    `attachment; filename="opener-caf-2026.xlsx"; filename*=UTF-8''opener-caf%C3%A9-2026.xlsx`,
    'opener-café-2026.xlsx',
  ],
  ['attachment; filename="a \\"b\\".xlsx"', 'a "b".xlsx'],
  ['attachment; filename=plain.csv', 'plain.csv'],
  [`attachment; filename*=UTF-8''%E0%A4%A; filename="spare.xlsx"`, 'spare.xlsx'],
  ['attachment; filename="../../etc/x.xlsx"', '..-..-etc-x.xlsx'],
])('reads %s', (header, name) => {
  expect(exportFileName(header, 'Any', 'xlsx', day)).toBe(name);
});

it.each([
  ['Spring workshops!', 'opener-Spring-workshops-2026-03-09.xlsx'],
  ['🙏🙏', 'opener-project-2026-03-09.xlsx'],
  ['ورشة عمل', 'opener-ورشة-عمل-2026-03-09.xlsx'],
])('names the file after %s when the server does not', (project, name) => {
  expect(exportFileName(null, project, 'xlsx', day)).toBe(name);
});
