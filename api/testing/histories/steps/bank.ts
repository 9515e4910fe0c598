import type { CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';
import { callbackOf, disputeCallbackOf } from '../../../domains/payments/sandbox/send-callbacks.ts';
import { decideDispute } from '../../../domains/payments/sandbox/dispute-calls.ts';
import { disputes, transactions } from '../../../domains/payments/sandbox/tables.ts';
import { developmentSandboxSecret } from '../../../payment-environment.ts';
import { resultOf, type StepContext, type StepKind } from './step.ts';

const secretOf = ({ world }: StepContext) =>
  world.deps.env.PAYMENTS_SANDBOX_SECRET ?? developmentSandboxSecret;

/** References of the person's payments, as the provider has them. */
const references = ({ world, person }: StepContext) =>
  world.knex('payment_attempts').where({ user_id: person.user.id }).select(world.knex.raw('public_id::text'));

const tell = ({ world }: StepContext, letter: { body: string; headers: Record<string, string> }) =>
  fetch(world.post.url, { method: 'POST', ...letter });

/** The stored cards behave otherwise from now on: blocked, without cover, or good again. */
async function turnCard(context: StepContext) {
  const { world, person, random } = context;
  const behaviour = random.weighted({
    approved: 8,
    renewals_decline: 4,
    insufficient_funds: 3,
    blocked: 2,
    charged_then_cut: 3,
    hangs_uncharged: 1,
    other_amount: 1,
    charged_late: 1,
  } satisfies Partial<Record<CardBehaviour, number>>);
  const turned = await world
    .knex('sandbox_psp.tokens')
    .whereIn(
      'uid',
      world
        .knex('user_payment_methods')
        .where({ user_id: person.user.id })
        .select(world.knex.raw('token::uuid')),
    )
    .update({ behaviour });
  return turned > 0 ? 'done' : 'nothing';
}

/** The provider tells again of whatever it did for the person, in any order. */
async function tellAgain(context: StepContext) {
  const { world, random } = context;
  const made = await transactions(world.knex)
    .whereIn('more_info', references(context))
    .where((query) => void query.whereNull('visible_from').orWhere('visible_from', '<=', world.now))
    .orderBy('uid');
  if (made.length === 0) return 'nothing';
  for (let times = random.between(1, 4); times > 0; times -= 1)
    await tell(context, callbackOf(random.pick(made), secretOf(context)));
  return 'done';
}

/** The provider charges once more what it charged before, in this or another amount. */
async function chargeOnceMore(context: StepContext) {
  const { world, random } = context;
  const made = await transactions(world.knex)
    .whereIn('more_info', references(context))
    .where({ type: 'Charge', status_code: '000', visible_from: null })
    .orderBy('created_at', 'desc');
  if (made.length === 0) return 'nothing';
  const { uid: _former, created_at: _then, ...same } = random.pick(made.slice(0, 3));
  // Another amount comes in one payment.
  const other = {
    amount: '7.00',
    number_of_payments: 1,
    first_payment_amount: null,
    rest_payments_amount: null,
  };
  const [charge] = await transactions(world.knex)
    .insert({ ...same, ...(random.next() < 0.5 ? {} : other), page_uid: null })
    .returning('*');
  if (charge && random.next() < 0.7) await tell(context, callbackOf(charge, secretOf(context)));
  return 'done';
}

/** The bank decides a dispute that a cardholder began. */
async function decide(context: StepContext) {
  const { world, person, random } = context;
  const open = await disputes(world.knex)
    .whereIn('status', ['needs_response', 'under_review'])
    .whereIn(
      'transaction_uid',
      transactions(world.knex).whereIn('more_info', references(context)).select('uid'),
    )
    .first();
  if (!open) return 'nothing';
  const status = random.weighted({ under_review: 1, won: 2, lost: 3 });
  await decideDispute(world.knex, open.uid, { status }, world.now);
  const decided = await disputes(world.knex).where({ uid: open.uid }).first();
  if (decided) await tell(context, disputeCallbackOf(decided, secretOf(context)));
  world.deps.log.debug({ person: person.number }, 'dispute decided');
  return 'done';
}

/** The acquirer writes a letter that the person's cardholder disputes a payment. */
async function openByLetter(context: StepContext) {
  const { world, person } = context;
  const paid = await world
    .knex('payment_attempts')
    .where({ user_id: person.user.id, status: 'succeeded' })
    .whereNotIn('kind', ['refund', 'card_update'])
    .whereNotIn('id', world.knex('disputes').select('attempt_id'))
    .orderBy('id', 'desc')
    .first();
  if (!paid) return 'nothing';
  const input = { reason: 'מכתב מחברת הסליקה', fee: '45.00' };
  return resultOf(
    context,
    'open-dispute',
    await world.staff.post(`/api/admin/payments/${paid.id}/open-dispute`, input),
  );
}

/** A letter that leads on: evidence sent, won, lost. */
async function decideByLetter(context: StepContext) {
  const { world, person, random } = context;
  const open = await world
    .knex('disputes')
    .where({ user_id: person.user.id })
    .whereIn('status', ['opened', 'evidence_sent'])
    .whereNull('provider_dispute_id')
    .first();
  if (!open) return 'nothing';
  const name = random.pick(
    open.status === 'opened'
      ? ['send-evidence', 'win-dispute', 'lose-dispute']
      : ['win-dispute', 'lose-dispute'],
  );
  const reply = await world.staff.post(`/api/admin/disputes/${open.id}/${name}`, { reason: 'לפי המכתב' });
  return resultOf(context, name, reply);
}

/** What banks and the payment provider do. */
export const bankSteps: readonly StepKind[] = [
  { name: 'bank: turn the cards', weight: 10, take: turnCard },
  { name: 'provider: tell again', weight: 6, take: tellAgain },
  { name: 'provider: charge once more', weight: 2, take: chargeOnceMore },
  { name: 'bank: decide a dispute', weight: 6, take: decide },
  { name: 'bank: open a dispute by letter', weight: 2, take: openByLetter },
  { name: 'bank: decide a dispute by letter', weight: 5, take: decideByLetter },
];
