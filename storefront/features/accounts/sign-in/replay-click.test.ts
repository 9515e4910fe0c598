import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authDialogState, closeAuthDialog, openAuthDialog, openDemoLogin } from './auth-dialog-store.ts';
import { replayClick } from './replay-click.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('presses the demo login 100 ms after the dialog was asked for it, once', () => {
  const click = vi.fn<() => void>();
  replayClick(() => ({ click }));
  vi.advanceTimersByTime(99);
  expect(click).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(click).toHaveBeenCalledOnce();
});

it('presses nothing once the dialog has gone', () => {
  const click = vi.fn<() => void>();
  replayClick(() => ({ click }))();
  replayClick(() => null);
  vi.advanceTimersByTime(1_000);
  expect(click).not.toHaveBeenCalled();
});

it('the wish ends with the dialog, and is no part of an ordinary opening', () => {
  openDemoLogin();
  expect(authDialogState()).toMatchObject({ open: true, view: 'login', demoAsked: true });
  closeAuthDialog();
  expect(authDialogState()).toMatchObject({ open: false, demoAsked: false });
  openAuthDialog('register');
  expect(authDialogState()).toMatchObject({ open: true, view: 'register', demoAsked: false });
});
