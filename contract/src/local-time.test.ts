import { afterEach, expect, it, vi } from 'vitest';
import { dayAfter, instantOf, isoDay, localDayAndHour, startOfDay } from './local-time.ts';

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

it.each([
  ['Atlantic/Azores', '2027-03-28', 0, '2027-03-28T01:00:00Z'],
  ['America/Santiago', '2027-09-05', 0, '2027-09-05T04:00:00Z'],
  ['America/Havana', '2027-03-14', 0, '2027-03-14T05:00:00Z'],
  ['Africa/Cairo', '2027-04-30', 0, '2027-04-29T22:00:00Z'],
  ['Asia/Beirut', '2027-03-28', 0, '2027-03-27T22:00:00Z'],
  ['America/Toronto', '2027-03-14', 2, '2027-03-14T07:00:00Z'],
  ['Europe/Vienna', '2027-03-28', 2, '2027-03-28T01:00:00Z'],
  ['Australia/Lord_Howe', '2027-10-03', 2, '2027-10-02T15:30:00Z'],
])('in %s, on %s, the skipped hour %i begins when the clocks jump', (timeZone, day, hour, jump) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  expect(instantOf({ year, month, day: date }, hour, timeZone)).toEqual(new Date(jump));
});

it('wherever clocks change, every day ends when the next one begins', () => {
  const faults: string[] = [];
  const hourAt = (iso: string, timeZone: string) => localDayAndHour(new Date(iso), timeZone).hour;
  const changing = Intl.supportedValuesOf('timeZone').filter(
    (timeZone) => hourAt('2027-01-01T12:00Z', timeZone) !== hourAt('2027-07-01T12:00Z', timeZone),
  );
  expect(changing.length).toBeGreaterThan(100);
  for (const timeZone of changing)
    // In these months, clocks are set forward.
    for (const month of [3, 4, 9, 10])
      for (let day = 1; day <= 30; day++) {
        const next = dayAfter({ year: 2027, month, day });
        const begins = instantOf(next, 0, timeZone);
        const dayAt = (ms: number) => isoDay(localDayAndHour(new Date(begins.getTime() + ms), timeZone));
        if (dayAt(0) !== isoDay(next) || dayAt(-1) !== isoDay({ year: 2027, month, day }))
          faults.push(`${timeZone} ${begins.toISOString()}`);
      }
  expect(faults).toEqual([]);
});
