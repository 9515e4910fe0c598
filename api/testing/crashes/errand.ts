import type { PaymentProvider } from '../../adapters/payments/payment-port.ts';

/** Something that a process cannot take back: a commit, by the tables it wrote, or a call to the provider. */
export interface Step {
  /** `commit packages, payment_attempts`, `write provider_calls`, `call POST /v1/refunds` */
  label: string;
  /** The how manieth of this label in its run, from 1. */
  nth: number;
}

/** Where a process dies: right before a step, or once it is done and before the process acts on it. */
export interface Point extends Step {
  when: 'before' | 'after';
}

/** One run of a kind of attempt, by a person of its own. */
export interface Scenario {
  /** Also the number of its person, and how many seconds before the others it takes place. */
  id: number;
  /** Name of the run. */
  run: string;
  /** Null where it only writes down its steps. */
  point: Point | null;
  /**
   * Right before a commit it takes the transaction back, as the server does once the process is dead, so that others in
   * the process don't wait for its locks until then.
   */
  letsGo?: boolean;
}

/** What everybody buys. */
export interface Shop {
  planId: number;
  dearerPlanId: number;
  nfcProductId: number;
}

/** What a process that is to die is told, as the one argument of its command. */
export interface Errand {
  databaseUrl: string;
  provider: PaymentProvider['id'];
  baseUrl: string;
  doorUrl: string;
  secret: string;
  shop: Shop;
  /** The moment of the runs, in milliseconds. */
  start: number;
  /** In their order; the process dies when each has come to its point. */
  scenarios: Scenario[];
}

/** What such a process says, a line of JSON each. */
export type Told =
  | { id: number; steps: Step[] }
  | { id: number; missed: 'not reached' | 'kept waiting'; steps: Step[] };

export const emailOf = (id: number): string => `person${id}@crashes.test`;

export const nameOf = ({ when, label, nth }: Point): string =>
  `${when} ${label}${nth > 1 ? ` (${nth})` : ''}`;
