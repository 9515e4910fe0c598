import type { RecurringPaymentStatus } from '../../../contract/payments/entities/recurring-payment.schema.ts';

export interface Compared {
  status: RecurringPaymentStatus;
  /** Whether the provider still charged at our last look or notice; null before the first. */
  lastSeen: boolean | null;
  seen: boolean;
}

/** What the provider must be notified of, or what we take over from it. */
export type Step =
  | 'tell to end'
  | 'tell to pause'
  | 'tell to resume'
  | 'take pause'
  | 'take resumption'
  | null;

/**
 * Decides whose change counts, by what was last seen: where our side differs from it, the change was made here and
 * the provider is notified; where only the provider's side differs, the change was made in its own back office and is
 * taken over.
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
