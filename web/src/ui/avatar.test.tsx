import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

describe('Avatar', () => {
  it('keeps its colour for the same name and has more than one for different names', () => {
    const names = ['Ada Lovelace', 'Ada Lovelace', 'Mira Köhler', 'Northlight Yoga', 'Grace Hopper'];
    const colours = names.map((name) => {
      const { container, unmount } = render(<Avatar name={name} />);
      const look = container.firstElementChild?.className.match(/bg-tint-\d/u)?.[0];
      unmount();
      return look;
    });
    expect(colours[0]).toBe(colours[1]);
    expect(new Set(colours).size).toBeGreaterThan(1);
    expect(colours).not.toContain(undefined);
  });

  it('is hidden from screen readers, as the name is next to it', () => {
    render(<Avatar name="Ada Lovelace" />);
    expect(screen.getByText('AL').getAttribute('aria-hidden')).toBe('true');
  });
});
