import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Replica } from './adapters/replica.ts';
import type { PaymentProvider } from './adapters/payments/payment-port.ts';
import type { Storage } from './adapters/storage.ts';
import type { Storefront } from './adapters/storefront.ts';
import type { Environment } from './env.ts';
import type { BodyPace } from './http/body-pace.ts';
import type { Overload } from './http/overload.ts';

export interface Clock {
  now(): Date;
}

/**
 * What domains give to those on lower floors, which import none above them (docs/architecture.md): each lower domain
 * declares here, beside the type of its hooks, what it needs (`declare module`), and api/domains.ts connects it.
 */
export interface DomainHooks {}

/** Everything the application is made of; createApp is a function of these and has no other state. */
export interface AppDeps {
  env: Environment;
  knex: Knex;
  /** Only reads, for statistics and exports; by default they read by `knex`. */
  reader?: Knex;
  /** A copy for lists of the back office and statistics; without one they read from the primary. */
  replica?: Replica;
  log: Logger;
  clock: Clock;
  /** Stores pictures and documents. */
  storage: Storage;
  hooks: DomainHooks;
  /** Renders pages and serves their files; by default the built storefront (development passes its own). */
  storefront?: Storefront;
  /** The provider of card payments; by default the server and the worker open the configured one. */
  payments?: PaymentProvider | null;
  /** Refuses what is too much; by default by the size of the database's pool. */
  overload?: Overload;
  /** How slowly bodies may come; as usual unless a test is in a hurry. */
  bodyPace?: BodyPace;
}
