// The dashboard and the alerts in deploy/ name only what a process shows, and show everything that we measure.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createInstruments } from './instruments.ts';

const fileIn = (path: string) => readFileSync(new URL(`../../../deploy/${path}`, import.meta.url), 'utf8');
const dashboard = fileIn('grafana/opener.json');
const alerts = fileIn('prometheus/alerts.yml');

/** Every series that a process shows, with its labels: a histogram shows three. */
function shownSeries(): Map<string, string[]> {
  const shown = new Map<string, string[]>();
  for (const metric of createInstruments().registry.getMetricsAsArray()) {
    const { name, type } = metric;
    const labels: string[] = Reflect.get(metric, 'labelNames') ?? [];
    const isHistogram = String(type) === 'histogram';
    if (isHistogram) shown.set(`${name}_bucket`, [...labels, 'le']);
    for (const series of isHistogram ? [`${name}_count`, `${name}_sum`] : [name]) shown.set(series, labels);
  }
  return shown;
}

type Named = { series: string; labels: string[] };

/** Names with the labels that follow them in braces. */
function namedIn(text: string): Named[] {
  const unquoted = text.replaceAll('\\"', '"');
  const found = unquoted.matchAll(/\b((?:opener|nodejs|process)_\w+)(?:\{([^{}]*)\})?/g);
  return [...found].map(([, series = '', selector = '']) => ({
    series,
    labels: [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  }));
}

/** Prometheus adds these. */
const added = new Set(['job', 'instance', 'role']);

function unknownTo(shown: Map<string, string[]>, named: Named[]): string[] {
  return named.flatMap(({ series, labels }) => {
    const known = shown.get(series);
    if (!known) return [series];
    const strange = labels.filter((label) => !known.includes(label) && !added.has(label));
    return strange.map((label) => `${series}{${label}}`);
  });
}

it.each([
  ['dashboard', dashboard, 20],
  ['alerts', alerts, 10],
])('the %s names only metrics and labels that exist', (_, text, atLeast) => {
  const named = namedIn(text);
  expect(named.length).toBeGreaterThan(atLeast);
  expect(unknownTo(shownSeries(), named)).toEqual([]);
});

it('every metric of ours is on the dashboard', () => {
  const names = new Set(namedIn(dashboard).map(({ series }) => series.replace(/_bucket$/, '')));
  const ours = createInstruments()
    .registry.getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('opener_'));
  expect(ours.filter((name) => !names.has(name))).toEqual([]);
});

it('a name or a label that does not exist is found', () => {
  const text =
    'sum(rate(opener_jobs_total{result="x"}[5m])) / opener_gone_total > opener_tasks_total{task=\\"y\\"}';
  expect(unknownTo(shownSeries(), namedIn(text))).toEqual(['opener_jobs_total{result}', 'opener_gone_total']);
});
