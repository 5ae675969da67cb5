// What happy-dom lacks: IntersectionObserver and the reduced-motion preference.
import { vi } from 'vitest';

export function seeEverything(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.report([{ isIntersecting: true }]);
      disconnect = () => {};
    },
  );
}

/** Nothing is in view until the returned function is called. */
export function seeLater(): () => void {
  const reports: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        reports.push(report);
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
  return () => reports.forEach((report) => report([{ isIntersecting: true }]));
}

export function wantLessMotion(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('reduced-motion'),
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
