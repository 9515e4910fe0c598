import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { importPayoutsEndpoint } from '../../../contract/payments/payout-import.endpoint.ts';
import { importPayoutsSchemas } from '../../../contract/payments/payout-import.schema.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { depositMessages } from '../messages.ts';
import { enterDeposit } from './enter-deposit.ts';
import { lockPayouts, matchPayouts } from './match-payouts.ts';
import { readDepositTable } from './read-deposit-table.ts';
import { readPayoutSums } from './read-sums.ts';
import { depositsDue } from './reconcile-payouts.ts';

/** A table of deposits that staff enter at once (docs/money.md 13.3). */
export const payoutsRouter = createFeatureRouter().add(
  importPayoutsEndpoint,
  importPayoutsSchemas,
  (ctx, { body: { provider, table } }) => {
    const { actor, requestId } = ctx.state;
    const { knex, clock, env } = ctx.deps;
    // The access guard admitted only admins.
    if (!actor) throw new AppError('login_required');
    const deposits = readDepositTable(table, provider);
    return knex.transaction(async (trx) => {
      await lockPayouts(trx);
      const entered = [];
      for (const { line, deposit } of deposits)
        entered.push(await enterDeposit(trx, deposit, actor.id).catch((error) => inLine(line, error)));
      const found = await matchPayouts(trx, provider, depositsDue(env, provider, clock.now()));
      const sums = await readPayoutSums(
        trx,
        entered.map(({ id }) => id),
      );
      for (const payout of entered)
        await writeAudit(
          { trx, actor, requestId },
          { action: 'create', entity: 'payouts', id: payout.id },
          null,
          adminRows.payouts.parse({ ...payout.toRow(), ...sums.get(payout.id) }),
        );
      return { entered: entered.length, differences: found.length };
    });
  },
);

/** What is wrong with a deposit, beside the table and with its line. */
function inLine(line: number, error: unknown): never {
  const [wrong] = error instanceof AppError ? Object.values(error.fields ?? {}) : [];
  if (!wrong || typeof wrong === 'string') throw error;
  throw new AppError('validation_failed', {
    fields: { table: depositMessages.inLine(line, wrong) },
    cause: error,
  });
}
