import type { Knex } from 'knex';
import { describeError } from '../../../http/describe-error.ts';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { Package } from '../../../models/Package.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import type { AppDeps } from '../../../deps.ts';
import { livingMandates } from '../attempts/mandates.ts';
import { followRecurring } from './follow-recurring.ts';

const minute = 60_000;
/** Callbacks may be lost, so the provider is asked without one, too. */
const usualPause = 60 * minute;
/**
 * Changes made here are sent to the provider at once; a provider that could not be reached is called again this soon.
 */
const shortPause = minute;

/**
 * Checks every package whose provider charges by its own calendar, each once an hour, and at once where our side
 * changed. Several processes may run it at once.
 * @returns how many were checked
 */
export async function followDueRecurring(deps: AppDeps): Promise<number> {
  const { payments: provider, knex, log, clock } = deps;
  if (!provider?.recurring) return 0;
  const now = clock.now();
  for (let taken = 0; ; taken += 1) {
    const mandate = await claim(knex, provider, now);
    if (!mandate) return taken;
    try {
      await followRecurring(deps, provider, mandate);
    } catch (error) {
      // The package is due again with its next turn.
      log.error({ mandate: mandate.id, err: describeError(error) }, 'recurring payment failed to settle');
    }
  }
}

/** Claims the standing order that is due; the time of the check is the claim. */
async function claim(
  knex: Knex,
  { id: provider }: PaymentProvider,
  now: Date,
): Promise<RecurringPayment | undefined> {
  const before = (pause: number) => new Date(now.getTime() - pause);
  const due = RecurringPayment.query(knex)
    .select('id')
    .where((query) => void query.whereNotNull('recurring_payment_uid').orWhere({ status: 'active' }))
    .whereIn(
      'package_id',
      Package.query(knex).select('id').where({ renewal_driver: 'provider', payment_method: provider }),
    )
    .where(
      (query) =>
        void query
          .whereIn('status', [...livingMandates])
          .orWhereRaw('provider_active is distinct from false'),
    )
    .where(
      (query) =>
        void query
          .whereNull('checked_at')
          .orWhere('checked_at', '<=', before(usualPause))
          .orWhere(
            (changed) =>
              void changed
                .where('checked_at', '<=', before(shortPause))
                .whereRaw(`provider_active is distinct from (status = 'active')`),
          ),
    )
    .orderByRaw('checked_at nulls first')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const [mandate] = await RecurringPayment.query(knex)
    .whereIn('id', due)
    .patch({ checkedAt: now })
    .returning('*');
  return mandate;
}
