import { describe, expect, it } from 'vitest';
import type { Project } from '@opener/contract/project';
import { changedFields, isUnchanged } from './changed-fields.ts';
import { selectProjects } from './select-projects.ts';
import { checkProject, hasFaults } from './check-project.ts';

const project = (name: string, created_at: string, product_info = 'Booking software'): Project => ({
  id: name,
  name,
  product_info,
  offer_info: 'First month free',
  created_at,
});

describe('selectProjects', () => {
  const projects = [
    project('beta', '2026-01-02T00:00:00Z'),
    project('Alpha 10', '2026-01-01T00:00:00Z', 'Pottery'),
    project('alpha 9', '2026-01-03T00:00:00Z'),
  ];
  const namesOf = (search: string, sort: 'newest' | 'az') =>
    selectProjects(projects, search, sort).map(({ name }) => name);

  it('shows the newest first, or sorts by name whatever the case', () => {
    expect(namesOf('', 'newest')).toEqual(['alpha 9', 'beta', 'Alpha 10']);
    expect(namesOf('', 'az')).toEqual(['alpha 9', 'Alpha 10', 'beta']);
  });

  it('searches in all that a project says', () => {
    expect(namesOf(' ALPHA ', 'newest')).toEqual(['alpha 9', 'Alpha 10']);
    expect(namesOf('pottery', 'newest')).toEqual(['Alpha 10']);
    expect(namesOf('month free', 'az')).toHaveLength(3);
    expect(namesOf('nothing', 'az')).toEqual([]);
  });
});

describe('changedFields', () => {
  const before = project('Spring', '2026-01-01T00:00:00Z');
  const same = { name: 'Spring', product_info: 'Booking software', offer_info: 'First month free' };

  it('holds only what changed, trimmed', () => {
    expect(changedFields(before, { ...same, name: '  Summer ', offer_info: 'First month free  ' })).toEqual({
      name: 'Summer',
    });
  });

  it('never holds an empty field, but knows that one was emptied', () => {
    const emptied = { ...same, offer_info: '   ' };
    expect(changedFields(before, emptied)).toEqual({});
    expect(isUnchanged(before, emptied)).toBe(false);
    expect(isUnchanged(before, { ...same, name: ' Spring ' })).toBe(true);
  });
});

it('an edit is not held back by what it does not touch', () => {
  const before = { name: 'x'.repeat(150), product_info: 'Software', offer_info: 'A free month' };
  expect(hasFaults(checkProject({ ...before, offer_info: 'Two free months' }, before))).toBe(false);
  expect(checkProject({ ...before, name: 'y'.repeat(101) }, before).fields.name).toContain('100 characters');
});
