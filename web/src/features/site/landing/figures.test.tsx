import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seeLater, wantLessMotion } from '../testing/viewport.ts';
import { figureAt, parseFigure } from './count-up.ts';
import { Figures } from './figures.tsx';

const final = ['100%', '137K+', '641+', '6.5x', '4.9/5'];

describe('a figure', () => {
  it.each(final)('%s ends as it is written', (text) => {
    expect(figureAt(parseFigure(text), 1)).toBe(text);
  });

  it('keeps its decimals and its suffix on the way', () => {
    expect(figureAt(parseFigure('4.9/5'), 0)).toBe('0.0/5');
    expect(figureAt(parseFigure('137K+'), 0.5)).toBe('120K+');
  });
});

describe('the figures', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const shown = () =>
    screen.getAllByRole('definition').map((one) => (one.querySelector('[aria-hidden]') ?? one).textContent);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('are final in the prerendered page', () => {
    for (const text of final) expect(renderToString(<Figures />)).toContain(text);
  });

  it('count up once, when they are seen', async () => {
    const see = seeLater();
    render(<Figures />);
    await pass(3000);
    expect(shown()).toEqual(final);

    act(see);
    await pass(100);
    expect(shown()).not.toEqual(final);
    expect(Number.parseInt(shown()[1]!, 10)).toBeLessThan(137);
    await pass(2000);
    expect(shown()).toEqual(final);

    act(see);
    await pass(100);
    expect(shown()).toEqual(final);
  });

  it('are read out as they end, while they count', async () => {
    const see = seeLater();
    render(<Figures />);
    act(see);
    await pass(100);
    expect(screen.getAllByRole('definition')[1]!.querySelector('span > span')!.textContent).toBe('137K+');
  });

  it('stand still with reduced motion', async () => {
    wantLessMotion();
    const see = seeLater();
    render(<Figures />);
    act(see);
    await pass(100);
    expect(shown()).toEqual(final);
  });
});
