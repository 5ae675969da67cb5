// Those that the user approves or continues together go out over the days on which the account sends, and none is late before its turn.
import { localDayAndHour, weekdayOf } from '@opener/contract/local-time';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { days } from '../../../lib/clock.ts';
import { createProject } from '../../../testing/projects.ts';
import { type Following, openFollowing } from '../../../testing/following.ts';
import { morningZone } from '../../../testing/morning-zone.ts';

let fixture: Following['fixture'];
let talk: Following['talk'];
let follow: Following['follow'];

beforeEach(async () => {
  ({ fixture, talk, follow } = await openFollowing());
});
afterEach(() => fixture.close());

/** Each project wrote to its people. */
async function writtenTo(...people: string[][]): Promise<string[]> {
  const projects: string[] = [];
  for (const names of people) {
    fixture.project = await createProject(fixture.server, fixture.ann);
    projects.push(fixture.project);
    await follow.choose({ second_days: null });
    await talk.send(...names);
  }
  return projects;
}

async function approveAll(projects: string[]): Promise<void> {
  for (const project of projects) await fixture.post(`/projects/${project}/approve-all`);
}

it('on the only weekday of an account', async () => {
  const people = ['ada', 'bea', 'cleo'];
  const [project = ''] = await writtenTo(people);
  await fixture.put(`/projects/${project}/sending`, { mode: 'review' });
  await follow.wait(3);
  const today = weekdayOf(localDayAndHour(fixture.server.services.clock.now(), morningZone));
  await fixture.put('/sending', { daily_cap: 1, weekdays: [today] });
  await approveAll([project]);
  for (let week = 0; week < 3; week++) {
    await fixture.nextTurn();
    fixture.server.advance(days(7));
  }
  expect(people.map((name) => follow.got(name).length)).toEqual([2, 2, 2]);
});

it('also when they are approved one by one', async () => {
  fixture.server.advance(days(30));
  const people = Array.from({ length: 9 }, (_, n) => `ada.${n}`);
  const [project = ''] = await writtenTo(people);
  await fixture.put(`/projects/${project}/sending`, { mode: 'review' });
  await follow.wait(3);
  await follow.write();
  await fixture.put('/sending', { daily_cap: 1 });
  for (const name of people) await follow.change(name, 'approve');
  for (let day = 0; day < 9; day++) {
    await fixture.nextTurn();
    fixture.server.advance(days(1));
  }
  expect(people.map((name) => follow.got(name).length)).toEqual(people.map(() => 2));
});

it('of several projects, one after the other', async () => {
  // By then the account may write to all of them on one day.
  fixture.server.advance(days(30));
  const people = [1, 2, 3, 4, 5].map((n) => [`ada.${n}`, `bea.${n}`]);
  const projects = await writtenTo(...people);
  for (const project of projects) await fixture.put(`/projects/${project}/sending`, { mode: 'review' });
  await follow.wait(3);
  await follow.write();
  await fixture.put('/sending', { daily_cap: 1 });
  await approveAll(projects);
  for (let day = 0; day < 10; day++) {
    await fixture.nextTurn();
    fixture.server.advance(days(1));
  }
  expect(people.flat().map((name) => follow.got(name).length)).toEqual(people.flat().map(() => 2));
});

it('those of one project are continued after those of another', async () => {
  const projects = await writtenTo(['ada', 'bea', 'cleo'], ['dora']);
  await fixture.put('/sending', { paused: true });
  await follow.wait(30);
  await fixture.put('/sending', { paused: false, daily_cap: 1 });
  for (const project of projects) {
    fixture.project = project;
    await follow.continue();
  }
  const day = Date.parse((await follow.next('dora'))?.due_at ?? '');
  expect(Math.round((day - fixture.server.services.clock.now().getTime()) / days(1))).toBe(3);
});
