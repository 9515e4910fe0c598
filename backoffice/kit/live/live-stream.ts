import { liveEndpoint } from '../../../api/contract/messaging/live.endpoint.ts';
import { pathOf } from '../../../api/contract/endpoint.ts';
import {
  liveEvents,
  type LiveEventData,
  type LiveEventName,
} from '../../../api/contract/messaging/live.schema.ts';

type Listener = (name: LiveEventName, data: LiveEventData<LiveEventName>) => void;
type StateListener = (isConnected: boolean) => void;

const names = Object.keys(liveEvents) as LiveEventName[];
const firstPause = 2_000;
const maxPause = 60_000;

const listeners = new Set<Listener>();
const stateListeners = new Set<StateListener>();
let source: EventSource | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = firstPause;
let isConnected = false;

function notifyState(next: boolean): void {
  if (isConnected === next) return;
  isConnected = next;
  for (const listener of stateListeners) listener(next);
}

function connect(): void {
  const own = new EventSource(pathOf(liveEndpoint));
  source = own;
  own.addEventListener('open', () => {
    pause = firstPause;
    notifyState(true);
  });
  // The browser reconnects by itself after a lost connection, but never after a refusal.
  own.addEventListener('error', () => {
    notifyState(false);
    if (own.readyState !== EventSource.CLOSED) return;
    clearTimeout(timer);
    timer = setTimeout(connect, pause);
    pause = Math.min(pause * 2, maxPause);
  });
  for (const name of names)
    own.addEventListener(name, ({ data }: MessageEvent<string>) => {
      const parsed = liveEvents[name].safeParse(JSON.parse(data));
      // An event of another version than this page's: its data is read by the ordinary request instead.
      if (parsed.success) for (const listener of listeners) listener(name, parsed.data);
      else for (const listener of listeners) listener('resync', {} as LiveEventData<'resync'>);
    });
}

function disconnect(): void {
  clearTimeout(timer);
  source?.close();
  source = null;
  isConnected = false;
}

/** Subscribes to the live stream, over one connection for the whole page, open while there are listeners. */
export function listenLive(listener: Listener, onState: StateListener): () => void {
  if (listeners.size === 0) connect();
  listeners.add(listener);
  stateListeners.add(onState);
  onState(isConnected);
  return () => {
    listeners.delete(listener);
    stateListeners.delete(onState);
    if (listeners.size === 0) disconnect();
  };
}
