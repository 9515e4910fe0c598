import type { LiveEventData, LiveEventName } from '../contract/messaging/live.schema.ts';
import type { TestClient } from './client.ts';

/** One event as it came in. */
interface HeardEvent {
  name: string;
  // Tests look into events freely, as into bodies.
  // oxlint-disable-next-line no-explicit-any
  data: any;
}

/** A browser's open connection to `/api/live`. */
export interface LiveListener {
  status: number;
  headers: Headers;
  /** Everything heard so far, in order. */
  events: HeardEvent[];
  /** All that came over the wire so far. */
  text: string;
  /** Data of the events of this name, in order. */
  of<Name extends LiveEventName>(name: Name): LiveEventData<Name>[];
  /** Fulfilled when the server has ended the stream, or `close` was called. */
  ended: Promise<void>;
  /** Hangs up. */
  close(): Promise<void>;
}

/** Connects as this client, with its cookies or token, and listens until it is closed. */
export async function listenLive(url: string, client: TestClient): Promise<LiveListener> {
  const abort = new AbortController();
  const cookie = client.cookies.header();
  const response = await fetch(`${url}/api/live`, {
    signal: abort.signal,
    headers: {
      Accept: 'text/event-stream',
      ...(cookie && { Cookie: cookie }),
      ...(client.authorization && { Authorization: client.authorization }),
    },
  });
  const listener: LiveListener = {
    status: response.status,
    headers: response.headers,
    events: [],
    text: '',
    of: (name) => listener.events.filter((event) => event.name === name).map(({ data }) => data),
    ended: Promise.resolve(),
    close: async () => {
      abort.abort();
      await listener.ended;
    },
  };
  listener.ended = read(response, listener);
  return listener;
}

async function read(response: Response, listener: LiveListener): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of response.body ?? []) {
      const text = decoder.decode(chunk, { stream: true });
      listener.text += text;
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = /^event: (.+)\ndata: (.+)$/.exec(block);
        if (event?.[1] && event[2]) listener.events.push({ name: event[1], data: JSON.parse(event[2]) });
      }
    }
  } catch {
    // Hung up, by either side.
  }
}
