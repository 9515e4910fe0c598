import type { Approved, Found, Outcome } from './payment-port.ts';

/**
 * One question to the provider; `skip` where it is needless, or its answer says nothing of the reference.
 * @param known the transactions that questions before it found
 */
export type Question = (known: ReadonlySet<string>) => Promise<Found | { kind: 'skip' }>;

type Unapproved = Exclude<Outcome, Approved>;

/** Of what several tries came to: those that took money, the oldest first; without any, the first one told. */
export function foundAmong(outcomes: readonly Outcome[]): Found {
  const approved = outcomes.filter((outcome): outcome is Approved => outcome.kind === 'approved');
  const each = new Map(approved.map((one) => [one.txnId, one]));
  const [first, ...others] = [...each.values()].toSorted(
    (one, other) => one.providerAt.getTime() - other.providerAt.getTime(),
  );
  if (first) return { kind: 'approved', transactions: [first, ...others] };
  const left = outcomes.filter((outcome): outcome is Unapproved => outcome.kind !== 'approved');
  return left[0] ?? { kind: 'not_found' };
}

/**
 * Asks all the ways in which a provider can be asked for one reference, and puts together what they found: every
 * approved transaction; without any, what the first answer said. One question without an answer leaves the whole
 * unknown, for it might have told of money.
 */
export async function findAll(questions: readonly Question[]): Promise<Found> {
  const told: Outcome[] = [];
  const known = new Set<string>();
  for (const ask of questions) {
    const found = await ask(known);
    if (found.kind === 'unknown') return found;
    if (found.kind === 'approved')
      for (const one of found.transactions) {
        told.push(one);
        known.add(one.txnId);
      }
    else if (found.kind !== 'skip') told.push(found);
  }
  return foundAmong(told);
}
