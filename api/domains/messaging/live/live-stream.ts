import { PassThrough } from 'node:stream';
import type { LiveEventData, LiveEventName } from '../../../contract/messaging/live.schema.ts';
import type { Actor, Credential } from '../../../http/context.ts';

/** Milliseconds that a browser waits before it connects again. */
const retry = 3_000;
/** Milliseconds between comments, which keep proxies from closing the stream and reveal closed connections. */
const heartbeat = 20_000;
/** Unsent bytes after which a browser counts as stuck; it connects again and resyncs. */
const maxUnsent = 256 * 1024;

/** The part of a user that decides which events they may get. */
export type LiveReader = Pick<Actor, 'id' | 'role'>;

export interface LiveStream {
  readonly reader: LiveReader;
  readonly credential: Credential;
  readonly body: PassThrough;
  tell<Name extends LiveEventName>(name: Name, data: LiveEventData<Name>): void;
  end(): void;
}

/**
 * Opens a stream with its first bytes, so that the answer's head is sent at once.
 * @param onClose called at the end for whatever reason, perhaps more than once
 */
export function openLiveStream(reader: LiveReader, credential: Credential, onClose: () => void): LiveStream {
  const body = new PassThrough();
  const write = (text: string) => {
    if (body.writableEnded || body.destroyed) return;
    if (body.readableLength + body.writableLength > maxUnsent) body.destroy();
    else body.write(text);
  };
  const beat = setInterval(() => write(': still here\n\n'), heartbeat).unref();
  const close = () => {
    clearInterval(beat);
    onClose();
  };
  body.on('error', () => {});
  body.once('close', close);
  write(`retry: ${retry}\n\n`);
  return {
    reader,
    credential,
    body,
    tell: (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => {
      // At once: a browser that reads nothing any more would never let it close.
      close();
      if (!body.writableEnded) body.end();
    },
  };
}
