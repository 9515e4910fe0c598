import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenLive } from './live-stream.ts';

/** As much of a browser's stream of events as is used. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    opened.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  tell(type: string, data?: unknown) {
    this.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(data) }));
  }
  /** A refusal ends a stream for good; a lost connection the browser mends by itself. */
  fail(isRefused: boolean) {
    if (isRefused) this.readyState = Source.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

let opened: Source[];
const stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  vi.stubGlobal('EventSource', Source);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits for the schemas, which are fetched beside the first page. */
async function settled(count: number) {
  await vi.dynamicImportSettled();
  expect(opened).toHaveLength(count);
}

function listen() {
  const heard: string[] = [];
  const states: boolean[] = [];
  const stop = listenLive(
    (name) => void heard.push(name),
    (isConnected) => void states.push(isConnected),
  );
  stops.push(stop);
  return { heard, states, stop };
}

test('a page has one stream whatever listens, open as long as anything does', async () => {
  const [one, other] = [listen(), listen()];
  await settled(1);
  expect(opened.map(({ url }) => url)).toEqual(['/api/live']);
  const [source] = opened;
  source?.tell('open');
  source?.tell('open');
  expect([one.states, other.states]).toEqual([
    [false, true],
    [false, true],
  ]);
  one.stop();
  source?.tell('resync', {});
  expect([one.heard, other.heard, source?.readyState]).toEqual([[], ['resync'], 1]);
  other.stop();
  expect(source?.readyState).toBe(Source.CLOSED);
  expect(vi.getTimerCount()).toBe(0);
  // Left and opened again before the schemas were here.
  listen().stop();
  listen();
  await settled(2);
});

test('what a newer server tells in another way is read anew in the usual way', async () => {
  const { heard } = listen();
  await settled(1);
  opened[0]?.tell('notification', { of: 'another version' });
  expect(heard).toEqual(['resync']);
});

test('a refused stream is opened again after pauses that double up to a minute; a lost one is left to the browser', async () => {
  const { states } = listen();
  await settled(1);
  opened[0]?.tell('open');
  opened[0]?.fail(false);
  expect(states).toEqual([false, true, false]);
  expect(vi.getTimerCount()).toBe(0);
  for (const [at, pause] of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000].entries()) {
    opened[at]?.fail(true);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(opened).toHaveLength(at + 1);
    await vi.advanceTimersByTimeAsync(1);
    await settled(at + 2);
  }
  // Once it is open again, patience begins anew.
  opened.at(-1)?.tell('open');
  opened.at(-1)?.fail(true);
  const count = opened.length;
  await vi.advanceTimersByTimeAsync(2_000);
  await settled(count + 1);
});
