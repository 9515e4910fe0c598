/** The part of EventSource that is used; tests pass their own. */
interface EventSourceLike {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

interface LiveStreamOptions {
  open(): EventSourceLike;
  names: readonly string[];
  onEvent(name: string, data: unknown): void;
  /** The server refused the stream: the session may have ended. */
  onRefused(): void;
}

const closed = 2;
const firstPause = 1_000;
const maxPause = 60_000;
/** Milliseconds for which a hidden tab keeps its stream: browsers limit the connections to a host over all tabs. */
const hiddenPatience = 5_000;

/**
 * Holds one stream of server-sent events open while the page is visible and online. The browser itself
 * reconnects after a lost connection; after a refusal (which ends an EventSource for good) a new stream is
 * opened after a pause that doubles.
 * @returns closes the stream
 */
export function holdLiveStream({ open, names, onEvent, onRefused }: LiveStreamOptions): () => void {
  let source: EventSourceLike | null = null;
  let refusals = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let leave: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(retry);
    source?.close();
    source = null;
  }

  function start() {
    clearTimeout(retry);
    if (source || document.hidden || !navigator.onLine) return;
    const own = open();
    source = own;
    for (const name of names)
      own.addEventListener(name, ({ data }) => {
        refusals = 0;
        const parsed = parse(data);
        if (parsed !== undefined && own === source) onEvent(name, parsed);
      });
    own.addEventListener('error', () => {
      if (own !== source || own.readyState !== closed) return;
      source = null;
      // Jitter: not all tabs at the same moment.
      const pause = Math.min(firstPause * 2 ** refusals, maxPause) * (1 + Math.random() / 4);
      refusals += 1;
      retry = setTimeout(start, pause);
      onRefused();
    });
  }

  function followSight() {
    clearTimeout(leave);
    if (document.hidden) leave = setTimeout(stop, hiddenPatience);
    else start();
  }

  start();
  document.addEventListener('visibilitychange', followSight);
  window.addEventListener('online', start);
  window.addEventListener('offline', stop);
  return () => {
    stop();
    clearTimeout(leave);
    document.removeEventListener('visibilitychange', followSight);
    window.removeEventListener('online', start);
    window.removeEventListener('offline', stop);
  };
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}
