import { describe, expect, it } from 'vitest';
import { carriedQuery, destinationAfterLogin } from './after-login.ts';

const origin = 'https://opener.test';
const go = (search: string, from?: unknown) => destinationAfterLogin({ search, from, origin });

describe('destinationAfterLogin', () => {
  it('takes a chosen plan to the payments page', () => {
    expect(go('?returnTo=/pricing&plan=plan_2', '/app/projects')).toBe('/app/payments?plan=plan_2');
    expect(go('?returnTo=%2Fpricing&plan=a%26b%3Dc')).toBe('/app/payments?plan=a%26b%3Dc');
  });

  it('goes back to pricing when no plan was chosen', () => {
    expect(go('?returnTo=/pricing')).toBe('/pricing');
    expect(go('?returnTo=/pricing&plan=')).toBe('/pricing');
  });

  it('prefers returnTo over the page the visitor came from', () => {
    expect(go('?returnTo=/app/messages', '/app/projects')).toBe('/app/messages');
    expect(go('?returnTo=/app/messages&plan=plan_1')).toBe('/app/messages');
  });

  it('goes to the page the visitor came from, with its query', () => {
    expect(go('', '/app/projects?sort=az')).toBe('/app/projects?sort=az');
  });

  it('goes to returnTo with its query', () => {
    expect(go('?returnTo=%2Fapp%2Fprojects%3Fsort%3Daz')).toBe('/app/projects?sort=az');
  });

  it('ends on the dashboard otherwise, also with a plan that no page asked for', () => {
    expect(go('')).toBe('/app/dashboard');
    expect(go('?plan=plan_2')).toBe('/app/dashboard');
  });

  it('never leaves this site', () => {
    expect(go('?returnTo=//evil.test', '/app/projects')).toBe('/app/projects');
    expect(go('?returnTo=https://evil.test', '/\\evil.test')).toBe('/app/dashboard');
    expect(go('?returnTo=/%5Cevil.test')).toBe('/app/dashboard');
    expect(go('?returnTo=javascript:alert(1)')).toBe('/app/dashboard');
  });
});

describe('carriedQuery', () => {
  it('keeps the destination and the plan, and nothing else', () => {
    expect(carriedQuery('?returnTo=/pricing&plan=plan_2&token=x')).toBe('?returnTo=%2Fpricing&plan=plan_2');
    expect(carriedQuery('?utm=1')).toBe('');
  });
});
