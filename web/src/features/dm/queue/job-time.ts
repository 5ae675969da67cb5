// How long a job has been running, and an estimate of its progress: the server does not report it, but most take a few seconds.
import type { Job } from '@opener/contract/dm';

const usualSeconds = 8;

export function runningSeconds({ started_at }: Pick<Job, 'started_at'>, now: number): number {
  return started_at === null ? 0 : Math.max(0, Math.floor((now - Date.parse(started_at)) / 1000));
}

/** '8s', '1m 05s', '2h 03m'. */
export function duration(seconds: number): string {
  const pad = (count: number) => String(count).padStart(2, '0');
  if (seconds < 60) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}m ${pad(seconds % 60)}s`;
  return `${Math.floor(minutes / 60)}h ${pad(minutes % 60)}m`;
}

/** Approaches 95 without reaching it: only the server knows when a job is done. */
export function likelyPercent(seconds: number): number {
  return Math.round(95 * (1 - Math.exp(-(seconds + 1) / usualSeconds)));
}
