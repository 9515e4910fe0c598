import type { RecurringPaymentStatus } from '../../../contract/payments/entities/recurring-payment.schema.ts';

export interface Compared {
  /** Of our standing order. */
  status: RecurringPaymentStatus;
  /** Whether the provider charged on when we last looked or told it; null before the first time. */
  lastSeen: boolean | null;
  /** Whether it does now. */
  seen: boolean;
}

/** What is to be told to the provider, or taken over from it. */
export type Step =
  | 'tell to end'
  | 'tell to pause'
  | 'tell to resume'
  | 'take pause'
  | 'take resumption'
  | null;

/**
 * Whose change counts, by what was last seen: what differs from it here was changed here and is told to the provider;
 * what differs from it there alone was changed there, in its own back office, and is taken over.
 */
export function compareStates({ status, lastSeen, seen }: Compared): Step {
  if (status === 'cancelled' || status === 'completed' || status === 'failed')
    return seen || lastSeen !== false ? 'tell to end' : null;
  const wanted = status !== 'paused';
  if (wanted === seen) return null;
  if (lastSeen !== null && lastSeen !== seen && lastSeen === wanted)
    return seen ? 'take resumption' : 'take pause';
  return wanted ? 'tell to resume' : 'tell to pause';
}
