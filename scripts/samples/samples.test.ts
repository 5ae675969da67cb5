import { describe, expect, it } from 'vitest';
import { sampleDms } from '../../web/src/features/account/sample-dms.data.ts';
import { offer } from '../../web/src/features/site/how/offer-card.data.ts';
import { people } from '../../web/src/features/site/scene/examples.data.ts';
import { scene, shownProject } from './choices.ts';
import { writeScene, writeSignup } from './samples.ts';

describe('the examples are what the product writes now: else run npx tsx scripts/samples/write.ts', () => {
  it('in the scene of the front page', async () => {
    expect(people).toEqual(await writeScene());
  });

  it('on the sign-up page', async () => {
    expect(sampleDms).toEqual(await writeSignup());
  });

  it('on the page on how it works, with the project that they are written for', () => {
    expect(offer).toEqual(shownProject);
    expect(scene[0]?.project).toBe(shownProject);
  });
});

it('no person is shown twice', () => {
  const handles = [...people, ...sampleDms].map(({ handle }) => handle);
  expect(new Set(handles).size).toBe(handles.length);
});
