import type { Knex } from 'knex';
import { pino } from 'pino';
import { openMediaStorage } from '../../adapters/disk-storage.ts';
import { PayPlusProvider } from '../../adapters/payments/payplus-provider.ts';
import type { PaymentProvider } from '../../adapters/payments/payment-port.ts';
import { SandboxProvider, sandboxShop } from '../../adapters/payments/sandbox-provider.ts';
import { StripeProvider } from '../../adapters/payments/stripe-provider.ts';
import type { AppDeps } from '../../deps.ts';
import { hooks } from '../../domains.ts';
import { recordCalls } from '../../domains/payments/callbacks/record-calls.ts';
import { settleInbox } from '../../domains/payments/callbacks/wake-inbox.ts';
import { isPayPlusPage } from '../../domains/payments/open-provider.ts';
import { readEnvironment } from '../../env.ts';
import { startServer } from '../../server.ts';
import { createClient, type TestClient } from '../client.ts';
import { createUser } from '../factories/user.ts';
import { keepSignedIn, signedInClient } from '../sign-in.ts';
import { emailOf, type Errand, type Shop } from './errand.ts';
import { doorAt, type Door, type SentCallback } from './outside-service.ts';

/** Where the services' pages lie; nobody opens them there. */
export const pagesAt = {
  sandbox: 'http://pages.crashes.test',
  payplus: 'https://payments.payplus.co.il',
} as const;

type Place = Pick<Errand, 'databaseUrl' | 'provider' | 'baseUrl' | 'doorUrl' | 'secret' | 'shop'>;

/** One person at an application of their own, with a clock of their own. */
export interface Person {
  provider: PaymentProvider['id'];
  userId: number;
  shop: Shop;
  /** What the worker has. */
  deps: AppDeps;
  knex: Knex;
  client: TestClient;
  door: Door;
  /** Whoever decides in the back office. */
  staff: TestClient;
  port: number;
  /** Turns the clock. */
  setTime(time: Date): void;
  /** Hands the provider's callbacks to the application, and waits until they are acted on. */
  deliver(callbacks: readonly SentCallback[]): Promise<void>;
  close(): Promise<void>;
}

/** The adapter as production makes it, at the service's address. */
export function adapterAt(
  { provider, baseUrl, secret }: Pick<Place, 'provider' | 'baseUrl' | 'secret'>,
  { knex, clock }: Pick<AppDeps, 'knex' | 'clock'>,
): PaymentProvider {
  const common = { record: recordCalls(knex), clock, baseUrl };
  switch (provider) {
    case 'sandbox':
      return new SandboxProvider({ ...common, secretKey: secret, publicUrl: pagesAt.sandbox });
    case 'payplus':
      return new PayPlusProvider({
        ...common,
        ...sandboxShop,
        secretKey: secret,
        allowsPage: isPayPlusPage,
      });
    case 'stripe':
      return new StripeProvider({
        ...common,
        secretKey: 'sk_test_of_the_crashes',
        webhookSecret: secret,
      });
  }
}

/** Starts an application for one person, who may have been here before. */
export async function openPerson(
  place: Place,
  { knex, id, time }: { knex: Knex; id: number; time: Date },
): Promise<Person> {
  let now = time;
  const clock = { now: () => now };
  const env = readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: place.databaseUrl,
    PORT: '0',
    HOST: '127.0.0.1',
  });
  const log = pino({ level: process.env['CRASHES_LOG'] ?? 'silent' }, process.stderr);
  const payments = adapterAt(place, { knex, clock });
  const deps: AppDeps = { env, knex, log, clock, storage: openMediaStorage('/nowhere'), hooks, payments };
  const server = await startServer(deps);
  const email = emailOf(id);
  const known = await knex('users').where({ email }).first();
  const userId: number = known
    ? Number(known.id)
    : (await createUser(knex, { email, username: `person${id}` })).id;
  const browser = { knex, client: () => createClient(server.url) };
  const admin = await knex('users').where({ user_role: 'admin' }).first();
  const client = await signedInClient(browser, { id: userId });
  const staff = await signedInClient(browser, { id: Number(admin.id) });
  await keepSignedIn(knex, new Date(time.getTime() + 30 * 86_400_000));
  return {
    provider: place.provider,
    userId,
    shop: place.shop,
    deps,
    knex,
    client,
    staff,
    door: doorAt(place.doorUrl),
    port: server.port,
    setTime: (moment) => void (now = moment),
    async deliver(callbacks) {
      for (const { body, headers } of callbacks) {
        const taken = await client.post(`/api/payments/callbacks/${place.provider}`, undefined, {
          csrf: false,
          raw: body,
          contentType: 'application/json',
          headers,
        });
        must(taken, 200);
      }
      await settleInbox(knex);
    },
    close: () => server.stop(),
  };
}

/** @throws {Error} unless the answer has one of these statuses */
export function must<Reply extends { status: number; text: string }>(
  reply: Reply,
  ...statuses: number[]
): Reply {
  if (!statuses.includes(reply.status))
    throw new Error(`answered ${reply.status}: ${reply.text.slice(0, 300)}`);
  return reply;
}
