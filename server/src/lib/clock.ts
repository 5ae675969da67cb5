// Time as an argument, so that expiry and pacing can be tested without waiting.
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export const seconds = (n: number) => n * 1000;
export const minutes = (n: number) => seconds(n * 60);
export const hours = (n: number) => minutes(n * 60);
export const days = (n: number) => hours(n * 24);

export function after(date: Date, milliseconds: number): Date {
  return new Date(date.getTime() + milliseconds);
}
