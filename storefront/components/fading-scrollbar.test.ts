import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fadeScrollbar } from './fading-scrollbar.ts';

class Area extends EventTarget {
  shown = false;
  setAttribute() {
    this.shown = true;
  }
  removeAttribute() {
    this.shown = false;
  }
  hear(...types: string[]) {
    for (const type of types) this.dispatchEvent(new Event(type));
  }
}

let area: Area;
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  area = new Area();
  stop = fadeScrollbar(area as unknown as HTMLElement);
});

afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

it('shows at a scroll and hides 600 ms after the last one', () => {
  expect(area.shown).toBe(false);
  area.hear('scroll');
  vi.advanceTimersByTime(599);
  area.hear('scroll');
  vi.advanceTimersByTime(599);
  expect(area.shown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(area.shown).toBe(false);
});

it('stays under the pointer, and hides 600 ms after it has left', () => {
  area.hear('pointerenter', 'scroll');
  vi.advanceTimersByTime(10_000);
  expect(area.shown).toBe(true);
  area.hear('pointerleave');
  vi.advanceTimersByTime(599);
  expect(area.shown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(area.shown).toBe(false);
});

it('does nothing more once its area has gone', () => {
  area.hear('scroll');
  stop?.();
  vi.advanceTimersByTime(10_000);
  area.hear('pointerleave');
  vi.advanceTimersByTime(10_000);
  expect(area.shown).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
