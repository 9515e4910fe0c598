import { PassThrough } from 'node:stream';
import type { LiveEventData, LiveEventName } from '../../../contract/messaging/live.schema.ts';
import type { Actor, Credential } from '../../../http/context.ts';

/** A browser waits this long before it connects again, in milliseconds. */
const retry = 3_000;
/** A comment this often keeps proxies from taking the stream for dead, and finds out who is gone. */
const heartbeat = 20_000;
/** Unsent bytes after which a reader is taken for stuck; they connect again and ask for everything. */
const maxUnsent = 256 * 1024;

/** The part of a person that decides what they may hear. */
export type LiveReader = Pick<Actor, 'id' | 'role'>;

/** One open answer to one signed-in browser. */
export interface LiveStream {
  readonly reader: LiveReader;
  readonly credential: Credential;
  /** The answer's body. */
  readonly body: PassThrough;
  tell<Name extends LiveEventName>(name: Name, data: LiveEventData<Name>): void;
  /** Ends the answer; the browser connects again, if it still may. */
  end(): void;
}

/**
 * Opens a stream with its first bytes, so that the answer's head leaves at once.
 * @param onClose called however it comes to its end, perhaps more than once
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
      // At once: a reader who takes nothing in any more would never let it close.
      close();
      if (!body.writableEnded) body.end();
    },
  };
}
