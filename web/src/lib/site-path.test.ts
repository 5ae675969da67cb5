import { describe, expect, it } from 'vitest';
import { sitePath } from './site-path.ts';

const origin = 'https://opener.test';

describe('sitePath', () => {
  it.each(['/app/projects', '/pricing?plan=plan_2', '/app/projects/1?q=a#top', '/'])('follows %s', (path) => {
    expect(sitePath(path, origin)).toBe(path);
  });

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/.//evil.test',
    '/%2e//evil.test',
    'https://evil.test',
    'https://opener.test/app',
    'javascript:alert(1)',
    'app/projects',
    '/\t/evil.test',
    '/app\n',
    '',
    null,
    undefined,
    42,
  ])('refuses %j', (path) => {
    expect(sitePath(path, origin)).toBeUndefined();
  });
});
