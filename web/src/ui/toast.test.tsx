import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('toasts', () => {
  it('disappear after three seconds', () => {
    renderToaster();
    press('Save');
    pass(2900);
    expect(screen.getByText('Saved')).toBeTruthy();
    pass(400);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('can be shorter', () => {
    renderToaster();
    press('Copy');
    pass(1900);
    expect(screen.queryByText('Copied!')).toBeNull();
  });

  it('wait while they are hovered', () => {
    renderToaster();
    press('Save');
    pass(1000);
    const region = screen.getByRole('region', { name: 'Notifications' });
    fireEvent.mouseEnter(region);
    pass(10_000);
    expect(screen.getByText('Saved')).toBeTruthy();
    fireEvent.mouseLeave(region);
    pass(2400);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('do not wait for a pointer whose toast disappeared under it', () => {
    renderToaster();
    press('Save');
    pass(1000);
    fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }));
    fireEvent.mouseOver(screen.getByText('Saved'));
    pass(10_000);
    expect(screen.getByText('Saved')).toBeTruthy();
    fireEvent.mouseOver(screen.getByRole('button', { name: 'Save' }));
    pass(2400);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('are announced politely and can be dismissed', () => {
    renderToaster();
    press('Save');
    pass(50);
    expect(screen.getByRole('region', { name: 'Notifications' }).getAttribute('aria-live')).toBe('polite');
    press('Dismiss');
    pass(300);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('offer an action, which is done once however often a fading toast is pressed', () => {
    vi.stubGlobal('BASE_UI_ANIMATIONS_DISABLED', false);
    const undo = vi.fn<() => void>();
    renderToaster(undo);
    press('Delete');
    pass(50);
    press('Undo');
    press('Undo');
    expect(undo).toHaveBeenCalledOnce();
  });

  it('disappear with their action, and leave the others', () => {
    const undo = vi.fn<() => void>();
    renderToaster(undo);
    press('Save');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    press('Delete');
    pass(50);
    press('Undo');
    pass(300);
    expect(screen.queryByText('Deleted')).toBeNull();
    expect(screen.getByText('Saved')).toBeTruthy();
  });
});

function renderToaster(undo = () => {}) {
  function Buttons() {
    const toast = useToast();
    return (
      <>
        <button type="button" onClick={() => toast.success('Saved')}>
          Save
        </button>
        <button type="button" onClick={() => toast.info('Copied!', { duration: 1500 })}>
          Copy
        </button>
        <button
          type="button"
          onClick={() => toast.success('Deleted', { action: { label: 'Undo', onPress: undo } })}
        >
          Delete
        </button>
      </>
    );
  }
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
