import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshAccount } from '../../testing/fresh-account.ts';
import { renderApp, signIn } from '../../testing/render-app.tsx';
import { plans } from './testing/plans.ts';

const route = 'GET /payments/plans';
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

describe('the packs', () => {
  it('show price, price per message and the saving', async () => {
    fakeServer({ [route]: { body: plans } });
    await renderApp('/pricing');
    await screen.findByText('$69.00');
    const growth = await card('Growth Pack');
    expect(growth.getByText('$69.00').nextElementSibling?.textContent).toBe('one-time');
    expect(growth.getByText('$0.138')).toBeTruthy();
    expect(growth.getByText('Save 27%')).toBeTruthy();
    expect(growth.getByText('vs. the Starter Pack')).toBeTruthy();
    expect(growth.getByText('For steady outreach')).toBeTruthy();
    const starter = await card('Starter Pack');
    expect(starter.getByText('$19.00')).toBeTruthy();
    expect(starter.getByText('$0.190')).toBeTruthy();
    expect(starter.queryByText(/Save/)).toBeNull();
    expect((await card('Pro Pack')).getByText('Save 37%')).toBeTruthy();
  });

  it('say how long they take at a careful pace, and what free credits do until then', async () => {
    fakeServer({ [route]: { body: plans } });
    await renderApp('/pricing');
    for (const [name, days] of [
      ['Starter Pack', 9],
      ['Growth Pack', 26],
      ['Pro Pack', 46],
    ] as const) {
      expect((await card(name)).getByText(`Sent in about ${days} days at a careful pace`)).toBeTruthy();
    }
    expect(screen.getByText(/: 5 sends on the first day, rising to 25 a day/)).toBeTruthy();
    expect(screen.getByText(/free credits write messages that you send by hand/)).toBeTruthy();
  });

  it('name the middle one as the most popular', async () => {
    fakeServer({ [route]: { body: plans } });
    await renderApp('/pricing');
    expect((await card('Growth Pack')).getByText('Most Popular')).toBeTruthy();
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
  });

  it('are asked for without a token', async () => {
    const server = fakeServer(freshAccount);
    signIn();
    await renderApp('/pricing');
    await screen.findByText('$69.00');
    expect(server.asked.find((one) => one.route === route)?.authorization).toBeNull();
  });
});

describe('without the server', () => {
  it('the packs are still named, with what they hold', async () => {
    fakeServer({ [route]: { status: 404, body: { detail: 'Gone' } } });
    await renderApp('/pricing');
    expect((await screen.findByRole('status')).textContent).toBe('Failed to load pricing plans');
    expect((await card('Starter Pack')).getByText('100 credits for 100 sends')).toBeTruthy();
    expect((await card('Growth Pack')).getByText('500 credits for 500 sends')).toBeTruthy();
    expect((await card('Growth Pack')).getByText('Most Popular')).toBeTruthy();
    expect((await card('Pro Pack')).getByText('1,000 credits for 1,000 sends')).toBeTruthy();
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  it('and once it is back, with their prices', async () => {
    const server = fakeServer({ [route]: { status: 404 } });
    const { user } = await renderApp('/pricing');
    await screen.findByText('Failed to load pricing plans');
    server.answer(route, { body: plans });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('$119.00')).toBeTruthy();
    expect(screen.queryByText('Failed to load pricing plans')).toBeNull();
  });
});

describe('choosing a pack', () => {
  it('leads a visitor to sign in, with the pack in the query', async () => {
    fakeServer({ [route]: { body: plans } });
    const { user, where } = await renderApp('/pricing');
    await user.click((await card('Growth Pack')).getByRole('link', { name: 'Choose Growth Pack' }));
    await screen.findByLabelText('Email');
    expect(where()).toBe('/login?returnTo=/pricing&plan=plan_2');
  });

  it('leads a person who is signed in to the packs of the app', async () => {
    fakeServer(freshAccount);
    signIn();
    await renderApp('/pricing');
    const link = (await card('Pro Pack')).getByRole('link', { name: 'Choose Pro Pack' });
    expect(link.getAttribute('href')).toBe('/app/payments?plan=plan_3');
  });
});

it('answers the questions about credits, with a way to ask more', async () => {
  fakeServer({ [route]: { body: plans } });
  await renderApp('/pricing');
  const questions = within(await screen.findByRole('region', { name: 'Questions about credits' }));
  expect(questions.getByText('Do credits expire?')).toBeTruthy();
  expect(questions.getByText(/each message rewritten three times for free before it is sent/)).toBeTruthy();
  expect(questions.getByText(/non-refundable except as required by law/)).toBeTruthy();
  expect(questions.getByText('support@opener.example').getAttribute('href')).toBe(
    'mailto:support@opener.example',
  );
});
