import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSettling, isSettling } from './settling-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('covers the page for at most three seconds after a login', () => {
  startSettling();
  vi.advanceTimersByTime(2_999);
  expect(isSettling()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isSettling()).toBe(false);
});

it('ends as soon as the header shows the person', () => {
  startSettling();
  window.dispatchEvent(new Event('header-updated'));
  expect(isSettling()).toBe(false);
});
