import { useEffect, useRef, useState } from 'react';
import type { PicturePurpose } from '../../../../api/contract/cards/entities/media.schema.ts';
import type { UploadedPicture } from '../../../../api/contract/cards/media.schema.ts';
import type { PictureCut } from '../../../../api/contract/cards/picture-cut.schema.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import type { UploadOptions } from '../../../lib/api-upload.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { refusalOfFile, sendPicture } from './send-picture.ts';
import { useMediaMessages } from './use-media-messages.ts';
import { pictureRefusals } from '../../../../api/contract/cards/messages.ts';

/** A file being uploaded, or one that failed. */
export interface Upload {
  key: number;
  name: string;
  /** Share of bytes sent, 0 to 100; at 100 the server is processing. */
  percent: number;
  /** Why it failed; null during the upload. */
  issue: string | null;
  /** Whether the same file could succeed next time. */
  mayRetry: boolean;
}

interface Order<Stored> {
  file: Blob;
  name: string;
  onDone(stored: Stored): void;
}

/** How files of one kind are sent. */
export interface Sending<Stored, Sent extends Order<Stored>> {
  /** Why a file needn't be sent at all, in words; null for one that may be stored. */
  refusalOf(file: Blob): string | null;
  send(order: Sent, options: UploadOptions): Promise<Stored>;
  /** The words for a failure that the server didn't explain. */
  unknownError: string;
}

/** More in parallel would only share the bandwidth. */
const maxAtOnce = 3;
let lastKey = 0;

/** Uploads of pictures of one field. */
export function useUploads(purpose: PicturePurpose, onBusyChange?: (isBusy: boolean) => void) {
  const { unknownError } = useMediaMessages();
  const language = useLanguage();
  return useSending<UploadedPicture, Order<UploadedPicture> & { cut: PictureCut }>(
    {
      refusalOf(file) {
        const refusal = refusalOfFile(file);
        return refusal && pictureRefusals[refusal][language];
      },
      send: ({ file, cut }, options) => sendPicture(file, purpose, cut, options),
      unknownError,
    },
    onBusyChange,
  );
}

/** Uploads of one field: several at once, each with its own progress, cancel and retry. */
export function useSending<Stored, Sent extends Order<Stored>>(
  { refusalOf, send, unknownError }: Sending<Stored, Sent>,
  onBusyChange?: (isBusy: boolean) => void,
) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const orders = useRef(new Map<number, Sent & { stop?: AbortController }>());
  const queue = useRef<number[]>([]);
  const running = useRef(0);

  const isBusy = uploads.some(({ issue }) => issue === null);
  const notifyBusy = useRef(onBusyChange);
  notifyBusy.current = onBusyChange;
  useEffect(() => notifyBusy.current?.(isBusy), [isBusy]);
  // Leaving the page aborts its uploads; the server then stores nothing of them.
  useEffect(() => {
    const under = orders.current;
    return () => {
      for (const { stop } of under.values()) stop?.abort();
    };
  }, []);

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  function forget(key: number) {
    orders.current.delete(key);
    queue.current = queue.current.filter((one) => one !== key);
    setUploads((now) => now.filter((one) => one.key !== key));
  }

  function pump() {
    while (running.current < maxAtOnce) {
      const key = queue.current.shift();
      if (key === undefined) return;
      running.current += 1;
      void run(key).finally(() => {
        running.current -= 1;
        pump();
      });
    }
  }

  async function run(key: number) {
    const order = orders.current.get(key);
    if (!order) return;
    const stop = new AbortController();
    order.stop = stop;
    try {
      const stored = await send(order, {
        signal: stop.signal,
        onProgress: (share) => change(key, { percent: Math.round(share * 100) }),
      });
      if (!orders.current.has(key)) return;
      forget(key);
      order.onDone(stored);
    } catch (error) {
      if (stop.signal.aborted) return;
      const known = error instanceof ApiError;
      // 413 and 415 reject the file itself.
      const mayRetry = !known || ![413, 415].includes(error.status);
      change(key, { issue: known && error.message ? error.message : unknownError, mayRetry });
    }
  }

  function begin(key: number) {
    change(key, { issue: null, percent: 0 });
    queue.current.push(key);
    pump();
  }

  return {
    uploads,
    isBusy,
    add(order: Sent) {
      lastKey += 1;
      const key = lastKey;
      orders.current.set(key, order);
      const issue = refusalOf(order.file);
      setUploads((now) => [...now, { key, name: order.name, percent: 0, issue, mayRetry: false }]);
      if (!issue) begin(key);
    },
    /** Adds a file that failed before it could be sent. */
    report(name: string) {
      lastKey += 1;
      const failed = { key: lastKey, name, percent: 0, issue: unknownError, mayRetry: false };
      setUploads((now) => [...now, failed]);
    },
    retry: begin,
    /** Aborts a running upload, or removes a failed one. */
    stop(key: number) {
      orders.current.get(key)?.stop?.abort();
      forget(key);
    },
  };
}
