import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { PaymentProvider } from './adapters/payments/payment-port.ts';
import type { Storage } from './adapters/storage.ts';
import type { Storefront } from './adapters/storefront.ts';
import type { AccountHooks } from './domains/accounts/index.ts';
import type { MessagingHooks } from './domains/messaging/index.ts';
import type { PaymentHooks } from './domains/payments/index.ts';
import type { StatisticsHooks } from './domains/statistics/index.ts';
import type { SubscriptionHooks } from './domains/subscriptions/index.ts';
import type { Environment } from './env.ts';

/** Tells the time; tests hand in one that they turn. */
export interface Clock {
  now(): Date;
}

/**
 * What domains hand to those on lower floors, which import none above them (docs/architecture.md): each lower domain
 * says what it asks for, api/domains.ts says who gives it.
 */
export interface DomainHooks {
  accounts: AccountHooks;
  messaging: MessagingHooks;
  payments: PaymentHooks;
  statistics: StatisticsHooks;
  subscriptions: SubscriptionHooks;
}

/** Everything the application is made of; createApp is a function of these and keeps nothing else. */
export interface AppDeps {
  env: Environment;
  knex: Knex;
  log: Logger;
  clock: Clock;
  /** Where pictures and documents lie. */
  storage: Storage;
  hooks: DomainHooks;
  /** What makes pages and serves their files; the built storefront unless given (development gives its own). */
  storefront?: Storefront;
  /** Who takes card payments; the server and the worker open the configured one unless given. */
  payments?: PaymentProvider | null;
}
