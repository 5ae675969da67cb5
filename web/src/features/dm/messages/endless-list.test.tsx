// A list that is far longer than what is kept of it.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aMessage, aPage, projectId } from '../../../testing/messages.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useProjectMessages } from '../api/list-project-messages.ts';
import { keptPages } from '../../../lib/use-pages.ts';
import { readList } from '../../../lib/read-list.ts';
import { BoxedRows } from '../../../ui/virtual-rows.tsx';

const pages = 10;
const size = 50;
const total = 1_000_000;
const route = (page: number) =>
  `GET /scrape/projects/${projectId}/messages?limit=${size}&sort=newest${page === 0 ? '' : `&cursor=at${page}`}`;
const isList = (one: { route: string }) => one.route.startsWith(route(0));
const page = (at: number) =>
  aPage(
    Array.from({ length: size }, (_, n) => aMessage(at * size + n)),
    { total, next: `at${at + 1}` },
  );

/** A list whose rows are quickly drawn. */
function Names() {
  const list = readList(useProjectMessages(projectId));
  return (
    <BoxedRows {...list} label="Names" className="" rowClass="" estimate={240}>
      {({ username }) => <h3>{username}</h3>}
    </BoxedRows>
  );
}

function show() {
  const routes = Array.from({ length: pages + 1 }, (_, at) => [route(at), page(at)] as const);
  const server = fakeServer(Object.fromEntries(routes));
  const { client } = renderPart(<Names />);
  return { ...server, client };
}

const rows = () => screen.queryAllByRole('listitem');
const list = () => screen.getByRole('list', { name: 'Names' });
const positions = () => rows().map((row) => Number(row.getAttribute('aria-posinset')));
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

const box = () => list().parentElement ?? document.body;

function scrollTo(top: number): void {
  act(() => {
    box().scrollTop = top;
    box().dispatchEvent(new Event('scroll'));
  });
}

/** To the end of each page in turn. */
async function scrollThrough(): Promise<void> {
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  for (let at = 1; at < pages; at++) {
    scrollTo(Number.parseFloat(list().style.height));
    await waitFor(() => expect(positions()).toContain(at * size + 1));
  }
}

/** A little less than a page. */
const step = 9000;

async function scrollBack(): Promise<void> {
  for (let top = box().scrollTop - step; top > 0; top -= step) {
    const before = Math.min(...positions());
    scrollTo(top);
    await waitFor(() => expect(Math.min(...positions())).toBeLessThan(before));
  }
  scrollTo(0);
  await waitFor(() => expect(positions()).toContain(1));
}

it('is kept in part, and a refresh asks only for that part', async () => {
  const server = show();
  await scrollThrough();
  expect(rows().length).toBeLessThan(30);
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe(String(total));
  const before = server.asked.length;
  act(() => void server.client.invalidateQueries());
  await waitFor(() => expect(server.asked.slice(before).filter(isList).length).toBe(keptPages));
});

it('comes back page by page when it is scrolled back', async () => {
  const server = show();
  await scrollThrough();
  const before = server.asked.length;
  await scrollBack();
  expect(names()).toContain('mira.kilns0');
  expect(server.asked.slice(before).filter(isList).length).toBeLessThanOrEqual(pages);
});

it('is at its beginning again with one request', async () => {
  const server = show();
  await scrollThrough();
  const before = server.asked.length;
  scrollTo(0);
  await waitFor(() => expect(positions()).toContain(1));
  expect(names()).toContain('mira.kilns0');
  expect(server.asked.slice(before).map((one) => one.route)[0]).toBe(route(0));
});

it('leaves nobody out who was pushed down meanwhile', async () => {
  const server = show();
  await scrollThrough();
  const newcomers = [aMessage(7001), aMessage(7002)];
  const others = Array.from({ length: size }, (_, n) => aMessage(n));
  server.answer(route(0), aPage([...newcomers, ...others.slice(0, -2)], { total, next: 'between' }));
  server.answer(`${route(0)}&cursor=between`, aPage(others.slice(-2), { total, next: 'at1' }));
  await scrollBack();
  await waitFor(() => expect(server.asked.map((one) => one.route)).toContain(`${route(0)}&cursor=between`));
  await waitFor(() => expect(names()).toContain('mira.kilns7001'));
});
