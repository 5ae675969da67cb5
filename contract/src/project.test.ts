import { expect, it } from 'vitest';
import { categoryOf, CreateProjectBody, EditedProject } from './project.ts';

it.each([
  ['Booking software for studios', 'SaaS'],
  ['A SaaS for shops', 'SaaS'],
  ['An online Store for tea', 'E-commerce'],
  ['A product', 'E-commerce'],
  ['Marketing for dentists', 'Agency'],
  ['For every creator', 'Creator'],
  ['Influencer matching', 'Creator'],
  ['Steel beams', 'B2B'],
  ['', 'B2B'],
])('%j is %s', (text, category) => {
  expect(categoryOf(text)).toBe(category);
});

it('counts an emoji as one character, and enforces limits on editing only', () => {
  const project = { name: '🙂'.repeat(100), product_info: 'p', offer_info: 'o' };
  expect(EditedProject.safeParse(project).success).toBe(true);
  expect(EditedProject.safeParse({ ...project, name: '🙂'.repeat(101) }).error?.issues[0]?.message).toBe(
    'Project name must be at most 100 characters',
  );
  expect(CreateProjectBody.safeParse({ ...project, name: 'x'.repeat(101) }).success).toBe(true);
});

it('requires all fields, after trimming', () => {
  expect(
    CreateProjectBody.safeParse({ name: ' ', product_info: 'p', offer_info: 'o' }).error?.issues[0]?.message,
  ).toBe('All fields are required');
});

it('rejects a text that expands to many times its limit', () => {
  const project = { name: 'x', product_info: 'ﷺ'.repeat(5000), offer_info: 'o' };
  expect(CreateProjectBody.safeParse(project).error?.issues[0]?.message).toBe(
    'Product description must be at most 5000 characters',
  );
});
