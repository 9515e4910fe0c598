import { pictureRefusal } from './refuse-picture.ts';

/** Each upload holds up to 10 MB; this bounds the memory of one process. */
const maxAtOnce = 24;
const maxOfOnePerson = 6;
/** Decoding runs in libvips' threads; two at once leave the others for passwords and files. */
const maxEncoding = 2;

const people = new Map<number, number>();
let uploads = 0;
let encoding = 0;
const waiting: (() => void)[] = [];
const settling: (() => void)[] = [];

/**
 * Admits a bounded number of uploads, of all users and of each.
 * @throws {AppError} `service_unavailable` with Retry-After when it is full
 */
export async function whileUploading<T>(userId: number, work: () => Promise<T>): Promise<T> {
  const own = people.get(userId) ?? 0;
  if (uploads >= maxAtOnce || own >= maxOfOnePerson) throw pictureRefusal('tooManyAtOnce');
  uploads += 1;
  people.set(userId, own + 1);
  try {
    return await work();
  } finally {
    uploads -= 1;
    const left = (people.get(userId) ?? 1) - 1;
    if (left > 0) people.set(userId, left);
    else people.delete(userId);
  }
}

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
