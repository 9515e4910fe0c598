import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentProvider } from '../../adapters/payments/payment-port.ts';
import type { CardBehaviour } from '../../contract/payments/sandbox-cards.ts';

/** A provider's callback with its signature, for the run to deliver. */
export interface SentCallback {
  body: string;
  headers: Record<string, string>;
}

/** Money that a provider moved. */
export interface Movement {
  direction: 'charge' | 'refund';
  /** Our reference; null where the provider keeps none, as of a charge it repeats by itself. */
  reference: string | null;
  txnId: string;
  amountMinor: number;
}

/** What happens at a provider without us: a cardholder pays or disputes, a charge is repeated. */
export interface Door {
  /** Types a card on a payment page. */
  pay(input: { page: string; behaviour: CardBehaviour }): Promise<SentCallback[]>;
  /** A stored card; `customerId` is its holder there. */
  token(input: { behaviour: CardBehaviour }): Promise<{ token: string; customerId: string }>;
  /** The bank answers otherwise from now on. */
  behave(input: { token: string; behaviour: CardBehaviour }): Promise<null>;
  /** Charges once more under a reference that was paid. */
  again(input: { reference: string }): Promise<SentCallback[]>;
  /** Charges under a reference whose page was never paid, and tells nobody. */
  late(input: { reference: string; amountMinor: number }): Promise<null>;
  /** The holder disputes a charge and the bank decides for them. */
  lose(input: { txnId: string }): Promise<SentCallback[]>;
  /** Repeats a charge by the provider's own calendar. */
  renew(input: { recurringUid: string }): Promise<SentCallback[]>;
  moved(input: Record<string, never>): Promise<Movement[]>;
  /** Keeps what it has to tell a person's application, until it is asked for: a provider tells again what nobody took. */
  keep(input: { person: number; callbacks: SentCallback[] }): Promise<null>;
  kept(input: { person: number }): Promise<SentCallback[]>;
}

/** What every service keeps to tell. */
export function keptCallbacks(): Pick<Door, 'keep' | 'kept'> {
  const kept = new Map<number, SentCallback[]>();
  return {
    async keep({ person, callbacks }) {
      kept.set(person, callbacks);
      return null;
    },
    kept: async ({ person }) => kept.get(person) ?? [],
  };
}

/** A payment service that runs outside of the processes that die. */
export interface OutsideService {
  provider: PaymentProvider['id'];
  /** What the adapter calls. */
  baseUrl: string;
  /** Where `doorAt` finds its door. */
  doorUrl: string;
  door: Door;
  close(): Promise<void>;
}

/** Opens a service's door to other processes. */
export async function openDoor(door: Door): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const name = (request.url ?? '').slice(1) as keyof Door;
      try {
        const answer = await door[name](JSON.parse(Buffer.concat(chunks).toString()) as never);
        response.end(JSON.stringify(answer));
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close').catch(() => {});
    },
  };
}

// A process that watches its calls to the provider doesn't count these.
const plainFetch = globalThis.fetch;

/** The door of a service in another process. */
export const doorAt = (url: string): Door =>
  new Proxy({} as Door, {
    get: (_target, name) => async (input: object) => {
      const answer = await plainFetch(new URL(String(name), url), {
        method: 'POST',
        body: JSON.stringify(input),
      });
      if (!answer.ok) throw new Error(`${String(name)}: ${await answer.text()}`);
      return (await answer.json()) as unknown;
    },
  });
