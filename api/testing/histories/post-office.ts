import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createRandom, type Random } from '../../scripts/seed/random.ts';

interface Letter {
  body: string;
  headers: Record<string, string>;
  /** Not before then; there may be several of one. */
  due: Date;
}

/** What became of the callbacks. */
export type Fate = 'at once' | 'late' | 'several times' | 'never';

const hour = 3_600_000;

/** Stands between the payment provider and us: callbacks come late, several times, in another order, or never. */
export class PostOffice {
  /** Where the provider sends them. */
  readonly url: string;
  readonly fates: Record<Fate, number> = { 'at once': 0, late: 0, 'several times': 0, never: 0 };
  #waiting: Letter[] = [];
  #close: () => Promise<void>;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.#close = close;
  }

  static async open(now: () => Date, seed: number): Promise<PostOffice> {
    const random = createRandom(seed);
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const headers = Object.fromEntries(
          ['content-type', 'user-agent', 'hash'].map((name) => [name, String(request.headers[name] ?? '')]),
        );
        office.#take({ body: Buffer.concat(chunks).toString('utf8'), headers }, now(), random);
        response.writeHead(200).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const office = new PostOffice(`http://127.0.0.1:${port}/`, async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close').catch(() => undefined);
    });
    return office;
  }

  #take(letter: Omit<Letter, 'due'>, now: Date, random: Random): void {
    // Of a dispute the bank writes until it is heard.
    const never = letter.body.includes('Chargeback') ? 0 : 1;
    const fate = random.weighted({ 'at once': 5, late: 2, 'several times': 2, never });
    this.fates[fate] += 1;
    const after = (hours: number) => new Date(now.getTime() + hours * hour);
    if (fate === 'at once') this.#waiting.push({ ...letter, due: now });
    if (fate === 'late') this.#waiting.push({ ...letter, due: after(random.between(1, 100)) });
    if (fate === 'several times')
      for (let copy = random.between(2, 4); copy > 0; copy -= 1)
        this.#waiting.push({ ...letter, due: after(random.between(0, 30)) });
  }

  /** Whether something is to be handed over by then. */
  waits(at: Date): boolean {
    return this.#waiting.some(({ due }) => due <= at);
  }

  /** Hands over what is due, in any order and several at once. @returns how many */
  async deliver(address: string, now: Date, random: Random): Promise<number> {
    const due = this.#waiting.filter((letter) => letter.due <= now);
    this.#waiting = this.#waiting.filter((letter) => letter.due > now);
    const inAnyOrder = due
      .map((letter) => ({ letter, place: random.next() }))
      .toSorted((a, b) => a.place - b.place);
    for (let from = 0; from < inAnyOrder.length; from += 4)
      await Promise.all(
        inAnyOrder.slice(from, from + 4).map(async ({ letter: { body, headers } }) => {
          const answer = await fetch(address, { method: 'POST', body, headers });
          await answer.body?.cancel();
          if (answer.status >= 500) throw new Error(`a callback was answered ${answer.status}`);
        }),
      );
    return due.length;
  }

  close(): Promise<void> {
    return this.#close();
  }
}
