import { expect, it } from 'vitest';
import { openapi } from './openapi.ts';

const { paths } = openapi('https://opener.example');
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

it('says what every error means', () => {
  const descriptions = operations.flatMap(({ responses }) => Object.entries(responses));
  expect(descriptions.filter(([, { description }]) => description === 'Error')).toEqual([]);
});

it('knows the second status of a call that has one', () => {
  expect(Object.keys(paths['/scrape/projects/{id}/queue']!['post']!.responses)).toEqual(
    expect.arrayContaining(['200', '202']),
  );
});

it('describes rules that JSON Schema cannot express', () => {
  const { schema } = paths['/projects/{id}']!['put']!.requestBody!.content['application/json'];
  expect(schema).toMatchObject({
    properties: { name: { description: 'Project name must be at most 100 characters' } },
  });
});
