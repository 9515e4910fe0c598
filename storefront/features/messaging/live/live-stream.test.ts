import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdLiveStream } from './live-stream.ts';

class FakeSource {
  readyState = 1;
  readonly listeners = new Map<string, (event: MessageEvent<string>) => void>();
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void) {
    this.listeners.set(type, listener);
  }
  close() {
    this.readyState = 2;
  }
  tell(type: string, data = '') {
    this.listeners.get(type)?.({ data } as MessageEvent<string>);
  }
  /** As a browser does when the reply is no event stream. */
  refuse() {
    this.readyState = 2;
    this.tell('error');
  }
}

let opened: FakeSource[];
let page: EventTarget & { hidden: boolean };
let browser: EventTarget;
let network: { onLine: boolean };
const onEvent = vi.fn<(name: string, data: unknown) => void>();
const onRefused = vi.fn<() => void>();

function hold() {
  return holdLiveStream({
    open: () => {
      const source = new FakeSource();
      opened.push(source);
      return source;
    },
    names: ['notification'],
    onEvent,
    onRefused,
  });
}

const newest = () => opened.at(-1)!;
const openNow = () => opened.filter(({ readyState }) => readyState !== 2).length;
function show(visible: boolean) {
  page.hidden = !visible;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  opened = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  browser = new EventTarget();
  network = { onLine: true };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', network);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onEvent.mockReset();
  onRefused.mockReset();
});

it('hands events on, lets broken data fall, and is one stream', () => {
  const end = hold();
  newest().tell('notification', '{"a":1}');
  newest().tell('notification', '{');
  show(true);
  browser.dispatchEvent(new Event('online'));
  expect(onEvent.mock.calls).toEqual([['notification', { a: 1 }]]);
  expect(opened).toHaveLength(1);
  end();
  expect(openNow()).toBe(0);
});

describe('after a refusal', () => {
  it('asks who is signed in, and tries again after pauses that double up to a minute', () => {
    const end = hold();
    for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      const before = opened.length;
      newest().refuse();
      vi.advanceTimersByTime(pause - 1);
      expect(opened).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(opened).toHaveLength(before + 1);
    }
    expect(onRefused).toHaveBeenCalledTimes(8);
    // Any event means that the connection works again.
    newest().tell('notification', '{}');
    newest().refuse();
    vi.advanceTimersByTime(1_000);
    expect(opened).toHaveLength(10);
    end();
  });

  it('does nothing more once it has ended', () => {
    const end = hold();
    newest().refuse();
    end();
    vi.advanceTimersByTime(120_000);
    browser.dispatchEvent(new Event('online'));
    show(true);
    expect(opened).toHaveLength(1);
  });
});

it('leaves a lost connection to the browser, which takes it up by itself', () => {
  const end = hold();
  newest().readyState = 0;
  newest().tell('error');
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
  expect(onRefused).not.toHaveBeenCalled();
  end();
});

it('is silent without a network and comes back with it', () => {
  const end = hold();
  network.onLine = false;
  browser.dispatchEvent(new Event('offline'));
  expect(openNow()).toBe(0);
  vi.advanceTimersByTime(120_000);
  expect(opened).toHaveLength(1);
  network.onLine = true;
  browser.dispatchEvent(new Event('online'));
  expect(openNow()).toBe(1);
  end();
});

it('gives its connection up in a tab that nobody sees, but not for a glance elsewhere', () => {
  const end = hold();
  show(false);
  vi.advanceTimersByTime(4_999);
  show(true);
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
  show(false);
  vi.advanceTimersByTime(5_000);
  expect(openNow()).toBe(0);
  show(true);
  expect(openNow()).toBe(1);
  end();
});

it('opens none in a tab that begins unseen', () => {
  page.hidden = true;
  const end = hold();
  expect(opened).toHaveLength(0);
  show(true);
  expect(opened).toHaveLength(1);
  end();
});
