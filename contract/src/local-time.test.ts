import { afterEach, expect, it, vi } from 'vitest';
import { startOfDay } from './local-time.ts';

const instant = new Date('2026-03-01T12:00:00Z');
afterEach(() => vi.restoreAllMocks());

function watchMaking() {
  const Real = Intl.DateTimeFormat;
  return vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...args) {
    return new Real(...args);
  });
}

it('makes one formatter for a time zone, however it is written', () => {
  startOfDay(instant, 'Europe/Vienna');
  const making = watchMaking();
  for (const name of ['europe/vienna', 'EUROPE/VIENNA', 'Europe/viennA']) startOfDay(instant, name);
  expect(making).not.toHaveBeenCalled();
});

it('keeps a limited number of formatters', () => {
  startOfDay(instant, 'Europe/Vienna');
  for (const name of Intl.supportedValuesOf('timeZone'))
    if (name !== 'Europe/Vienna') startOfDay(instant, name);
  const making = watchMaking();
  startOfDay(instant, 'Europe/Vienna');
  expect(making).toHaveBeenCalledOnce();
});
