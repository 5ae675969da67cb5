import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StrengthMeter } from './strength-meter.tsx';

describe('StrengthMeter', () => {
  it.each([0, 1, 2, 3, 4, 5])('fills %i of five segments', (score) => {
    const { container } = render(<StrengthMeter score={score} label="Good" />);
    expect(container.querySelectorAll('[data-filled]')).toHaveLength(5);
    expect(container.querySelectorAll('[data-filled=true]')).toHaveLength(score);
  });

  it('says its score and its word', () => {
    render(<StrengthMeter score={4} label="Strong" />);
    expect(screen.getByRole('meter', { name: 'Password strength' }).getAttribute('value')).toBe('4');
    expect(screen.getByText('Strong')).toBeTruthy();
  });
});
