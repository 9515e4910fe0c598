import { liveEndpoint } from '../../../api/contract/messaging/live.endpoint.ts';
import { pathOf } from '../../../api/contract/endpoint.ts';
import type {
  LiveEventData,
  LiveEventName,
  liveEvents,
} from '../../../api/contract/messaging/live.schema.ts';

type Listener = (name: LiveEventName, data: LiveEventData<LiveEventName>) => void;
type StateListener = (isConnected: boolean) => void;

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

/** The schemas of what comes are fetched beside the first page, which doesn't wait for them. */
async function connect(): Promise<void> {
  const schemas = await import('../../../api/contract/messaging/live.schema.ts').catch(() => null);
  const isOpen = source !== null && source.readyState !== EventSource.CLOSED;
  if (listeners.size === 0 || isOpen) return;
  if (schemas) open(schemas.liveEvents);
  else connectAgain();
}

function connectAgain(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void connect(), pause);
  pause = Math.min(pause * 2, maxPause);
}

function open(events: typeof liveEvents): void {
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
    connectAgain();
  });
  for (const name of Object.keys(events) as LiveEventName[])
    own.addEventListener(name, ({ data }: MessageEvent<string>) => {
      const parsed = events[name].safeParse(JSON.parse(data));
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
export function listenLive(listener: Listener, onState: StateListener = () => undefined): () => void {
  if (listeners.size === 0) void connect();
  listeners.add(listener);
  stateListeners.add(onState);
  onState(isConnected);
  return () => {
    listeners.delete(listener);
    stateListeners.delete(onState);
    if (listeners.size === 0) disconnect();
  };
}
