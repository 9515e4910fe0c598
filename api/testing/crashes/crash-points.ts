/** Where a process may die on its way to a payment (docs/money.md 8.2), in the order in which it comes by. */
export const crashPoints = [
  'before the call',
  'charged, the answer lost',
  'answered, not applied',
  'applied, not committed',
  'committed',
] as const;
export type CrashPoint = (typeof crashPoints)[number];

/** What a process that is to die is told, as one argument of its command. */
export interface Errand {
  databaseUrl: string;
  /** The payment service, outside of the process. */
  baseUrl: string;
  secret: string;
  /** Payments that are under way at once: it dies when each of them has come to the point. */
  payments: { kind: 'initial' | 'renewal' | 'order' | 'refund' | 'twice'; attemptId: number }[];
  /** A stored card of the payment service's. */
  token: string;
  dieAt: CrashPoint;
  /** What its clock shows, in milliseconds. */
  now: number;
}
