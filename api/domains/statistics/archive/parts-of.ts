import type { EventToArchive } from './events-file.ts';

type Batch = readonly EventToArchive[];

/**
 * Cuts the events of a month, card by card, into parts of about so many, each small enough to be sent as one file. All
 * events of a card are in one part, so that its visitors are counted together. Each part is read to its end before the
 * next one is asked for.
 */
export async function* partsOf(
  source: AsyncIterable<Batch>,
  most: number,
): AsyncGenerator<AsyncGenerator<Batch>> {
  const iterator = source[Symbol.asyncIterator]();
  let waiting: Batch = [];
  const take = async (): Promise<Batch> => {
    const found = waiting;
    waiting = [];
    if (found.length > 0) return found;
    const next = await iterator.next();
    return next.done ? [] : next.value;
  };

  async function* part(): AsyncGenerator<Batch> {
    let count = 0;
    let card: number | undefined;
    for (let batch = await take(); batch.length > 0; batch = await take()) {
      const full = most - count;
      // The card at whose event the part is full goes on to its end.
      if (full > 0) card = batch[Math.min(full, batch.length) - 1]?.profileId;
      const own = card;
      const cut = batch.findIndex((event, place) => place >= full && event.profileId !== own);
      if (cut === -1) yield batch;
      else {
        waiting = batch.slice(cut);
        if (cut > 0) yield batch.slice(0, cut);
        return;
      }
      count += batch.length;
    }
  }

  do {
    yield part();
    waiting = await take();
  } while (waiting.length > 0);
}
