import { createPlaces } from '../../../http/places.ts';
import { pictureRefusal } from './refuse-picture.ts';

const tooMany = () => pictureRefusal('tooManyAtOnce');

/**
 * Uploads on their way: their bodies come to the disk, and slow ones are ended, so that they are bounded for each person
 * and network alone. However many strangers send, an owner's upload gets in.
 */
export const comingUploads = createPlaces({ all: Infinity, person: 6, network: 60 }, tooMany);
/** Uploads that are here, of up to 10 MB each; this bounds the memory of one process. */
export const uploadsHere = createPlaces({ all: 24, person: 6, network: 12 }, tooMany);

/** Decoding runs in libvips' threads; two at once leave the others for passwords and files. */
const maxEncoding = 2;

let encoding = 0;
const waiting: (() => void)[] = [];
const settling: (() => void)[] = [];

/** Runs the work when its turn comes; other work waits in the order of arrival. */
export async function inEncodingTurn<T>(work: () => Promise<T>): Promise<T> {
  if (encoding >= maxEncoding) await new Promise<void>((resolve) => waiting.push(resolve));
  else encoding += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else encoding -= 1;
    if (encoding === 0) for (const settle of settling.splice(0)) settle();
  }
}

/** Waits for the pictures that are being encoded. */
export async function settleEncodings(): Promise<void> {
  if (encoding > 0) await new Promise<void>((resolve) => settling.push(resolve));
}
