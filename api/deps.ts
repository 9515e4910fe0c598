import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { PaymentProvider } from './adapters/payments/payment-port.ts';
import type { Storage } from './adapters/storage.ts';
import type { Storefront } from './adapters/storefront.ts';
import type { Environment } from './env.ts';

/** Tells the time; tests hand in one that they turn. */
export interface Clock {
  now(): Date;
}

/** Everything the application is made of; createApp is a function of these and keeps nothing else. */
export interface AppDeps {
  env: Environment;
  knex: Knex;
  log: Logger;
  clock: Clock;
  /** Where pictures and documents lie. */
  storage: Storage;
  /** What makes pages and serves their files; the built storefront unless given (development gives its own). */
  storefront?: Storefront;
  /** Who takes card payments; the server and the worker open the configured one unless given. */
  payments?: PaymentProvider | null;
}
