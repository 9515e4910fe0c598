import { languageQuery, type Language } from '../../../contract/base/languages.ts';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { ReplaceRenewalCardInput } from '../../../contract/payments/renewal-card.schema.ts';
import type { RenewingCard } from '../../../contract/subscriptions/consent-texts.ts';
import { AppError } from '../../../errors.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import type { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import {
  assertCheckoutOpen,
  chargeDuePackages,
  chargeToNewCard,
  checkAttempt,
  lockRenewed,
  takeCardForMandates,
} from '../../payments/index.ts';
import { awaitPage } from '../checkout/await-page.ts';
import { cardToCharge } from '../checkout/card-to-charge.ts';
import { openPaymentPage } from '../checkout/open-payment-page.ts';
import { lockCheckouts } from '../checkout/prepare-attempt.ts';
import { assertReadConsent, renewalTermsOf, storeRenewalConsent } from '../checkout/store-consents.ts';
import { renewalCardNames, noRenewal } from '../messages.ts';

const minutesToType = 30;
const minute = 60_000;

/**
 * Has a user's plans charged to another payment method. A stored one takes over at once; a new card is entered on the
 * provider's page and takes over when the provider confirms it. What is overdue is charged to it at once.
 * @returns the attempt of a new card; null for a stored one
 * @throws {AppError} `demo_account_protected`; `not_found` for a payment method that isn't the user's; `conflict`
 * when no plan of theirs renews itself, or today's words about the renewal were not read; `service_unavailable` where no provider is configured
 */
export async function replaceRenewalCard(
  ctx: AppContext,
  actor: Actor,
  { method, language, consentVersion }: ReplaceRenewalCardInput,
): Promise<PaymentAttempt | null> {
  assertMayManageCredentials(actor);
  const { knex, clock, payments: provider } = ctx.deps;
  if (provider?.caps.driver !== 'merchant')
    throw new AppError('service_unavailable', { message: 'no payment provider' });
  assertReadConsent({ language, version: consentVersion });
  const card = await cardToCharge(knex, actor.id, provider, method);
  await assertCheckoutOpen(knex, { userId: actor.id, methodId: card?.id, now: clock.now() });
  if (card?.id !== undefined) {
    const methodId = card.id;
    await knex.transaction(async (trx) => {
      const renewed = await assertRenews(trx, actor.id);
      await storeConsents(trx, renewed, { language, card: 'saved' }, clock.now());
      await takeCardForMandates(trx, ctx.deps, actor.id, { methodId, now: clock.now() });
    });
    await chargeDuePackages(ctx.deps, provider, { userId: actor.id, atAnyHour: true });
    return null;
  }
  const { attempt, isNew } = await prepare(knex, { userId: actor.id, provider, language, now: clock.now() });
  if (!isNew) return awaitPage(knex, attempt, clock.now());
  return openPaymentPage(ctx, provider, attempt, {
    name: renewalCardNames[language],
    language,
    backTo: (payment, back) => {
      const query = new URLSearchParams({ payment, back, ...languageQuery(language) });
      return `/subscription/card?${query}`;
    },
  });
}

async function assertRenews(trx: Knex.Transaction, userId: number): Promise<Package[]> {
  const renewed = await lockRenewed(trx, userId);
  if (renewed.length === 0)
    throw new AppError('conflict', {
      text: noRenewal,
    });
  return renewed;
}

/** The renewal of each plan that renews is agreed to anew, whatever becomes of a new card's page. */
async function storeConsents(
  trx: Knex.Transaction,
  packages: readonly Package[],
  agreed: { language: Language; card: RenewingCard },
  now: Date,
): Promise<void> {
  for (const row of packages.filter(({ autoRenew }) => autoRenew))
    await storeRenewalConsent(trx, row.id, { ...(await renewalTermsOf(trx, row)), ...agreed }, now);
}

/** Writes down that the user is about to enter a card; an open page for it is used again. */
function prepare(
  knex: Knex,
  {
    userId,
    provider,
    language,
    now,
  }: { userId: number; provider: PaymentProvider; language: Language; now: Date },
): Promise<{ attempt: PaymentAttempt; isNew: boolean }> {
  return knex.transaction(async (trx) => {
    await lockCheckouts(trx, userId);
    const renewed = await assertRenews(trx, userId);
    const open = await PaymentAttempt.query(trx)
      .where({ user_id: userId, kind: 'card_update', provider: provider.id })
      .whereIn('status', ['created', 'pending', 'requires_action'])
      .where('expires_at', '>', new Date(now.getTime() + 5 * minute))
      .orderBy('id', 'desc')
      .first();
    if (open) return { attempt: open, isNew: false };
    await storeConsents(trx, renewed, { language, card: 'new' }, now);
    const publicId = randomUUID();
    const attempt = await PaymentAttempt.query(trx).insertAndFetch({
      publicId,
      userId,
      kind: 'card_update',
      periodKey: publicId,
      amountMinor: 0,
      provider: provider.id,
      saveCard: true,
      dueAt: now,
      expiresAt: new Date(now.getTime() + minutesToType * minute),
      nextCheckAt: new Date(now.getTime() + 2 * minute),
    });
    return { attempt, isNew: true };
  });
}

/** One of a user's attempts to replace the payment method of renewals. */
export async function findCardUpdate(
  knex: Knex,
  userId: number,
  publicId: string,
): Promise<PaymentAttempt | undefined> {
  return PaymentAttempt.query(knex).findOne({ public_id: publicId, user_id: userId, kind: 'card_update' });
}

const asked = ['pending', 'requires_action', 'unknown'];

/**
 * Asks the provider whether the card was taken; what is overdue is then charged to it.
 * @throws {AppError} `not_found`
 */
export async function checkCardUpdate(
  ctx: AppContext,
  actor: Actor,
  publicId: string,
): Promise<PaymentAttempt> {
  const { knex, payments: provider } = ctx.deps;
  const known = await findCardUpdate(knex, actor.id, publicId);
  if (!known) throw new AppError('not_found');
  if (provider?.id !== known.provider || !asked.includes(known.status)) return known;
  const { attempt } = await checkAttempt(ctx.deps, provider, known);
  await chargeToNewCard(ctx.deps, provider, attempt);
  return attempt;
}
