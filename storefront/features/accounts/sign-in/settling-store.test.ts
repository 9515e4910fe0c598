import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSettling, isSettling, settlingTimeout } from './settling-store.ts';

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
  expect(settlingTimeout).toBe(3_000);
  beginSettling();
  vi.advanceTimersByTime(2_999);
  expect(isSettling()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isSettling()).toBe(false);
});

it('ends as soon as the header shows the person', () => {
  beginSettling();
  window.dispatchEvent(new Event('header-updated'));
  expect(isSettling()).toBe(false);
});
