import {
  acceptHandOverEndpoint,
  claimChipEndpoint,
  declineHandOverEndpoint,
  freezeChipEndpoint,
  giveBackEndpoint,
  issueClaimCodeEndpoint,
  keepChipEndpoint,
  listChipsEndpoint,
  offerHandOverEndpoint,
  pointChipEndpoint,
  pointChipsEndpoint,
  readChipLogEndpoint,
  replaceChipEndpoint,
  unfreezeChipEndpoint,
  withdrawHandOverEndpoint,
} from '../../../contract/nfc/chips.endpoint.ts';
import {
  acceptHandOverSchemas,
  claimChipSchemas,
  declineHandOverSchemas,
  freezeChipSchemas,
  giveBackSchemas,
  issueClaimCodeSchemas,
  keepChipSchemas,
  listChipsSchemas,
  offerHandOverSchemas,
  pointChipSchemas,
  pointChipsSchemas,
  readChipLogSchemas,
  replaceChipSchemas,
  unfreezeChipSchemas,
  withdrawHandOverSchemas,
} from '../../../contract/nfc/chips.schema.ts';
import { readTappedChipEndpoint } from '../../../contract/nfc/tapped-chip.endpoint.ts';
import { readTappedChipSchemas } from '../../../contract/nfc/tapped-chip.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import type { ChipReader } from './chips.presenter.ts';
import { claimAsRequested } from './claim-as-requested.ts';
import { declineOffer, withdrawOffer } from './close-offer.ts';
import { readTap } from './read-tap.ts';
import { freezeChip, unfreezeChip } from './freeze-chip.ts';
import { acceptOffer, offerChip } from './hand-over-chip.ts';
import { renewClaimCode } from './issue-claim-code.ts';
import { pointChips } from './point-chips.ts';
import { readChip, readChips, readLog, readOffers, readMyCards } from './read-chips.ts';
import { replaceChip } from './replace-chip.ts';
import { giveBack, keepChip, readTakeBacks } from './take-back-chip.ts';

const readerOf = (ctx: AppContext): ChipReader => ({
  userId: actorOf(ctx).id,
  publicUrl: ctx.deps.env.PUBLIC_URL,
});

/**
 * NFC chips are managed by their owner (docs/product.md 4). Staff may ask for one, and its owner decides
 * (docs/security.md T6).
 */
export const chipsRouter = createFeatureRouter()
  .add(listChipsEndpoint, listChipsSchemas, async (ctx) => {
    const { knex } = ctx.deps;
    const reader = readerOf(ctx);
    return {
      chips: await readChips(knex, reader),
      offers: await readOffers(knex, reader.userId),
      takeBacks: await readTakeBacks(knex, reader.userId),
      cards: await readMyCards(knex, reader.userId),
    };
  })
  .add(readTappedChipEndpoint, readTappedChipSchemas, async (ctx, { query }) => {
    const tap = await readTap(ctx, query.code);
    return tap.kind === 'card' ? { kind: 'live' as const } : tap;
  })
  .add(claimChipEndpoint, claimChipSchemas, async (ctx, { body }) => {
    const chip = await claimAsRequested(ctx, body);
    return readChip(ctx.deps.knex, readerOf(ctx), chip.id);
  })
  .add(pointChipsEndpoint, pointChipsSchemas, transaction, async (ctx, { body }) => {
    const trx = transactionOf(ctx);
    await pointChips(trx, actorOf(ctx), body.chipIds, body.profileId);
    return { chips: await readChips(trx, readerOf(ctx), body.chipIds) };
  })
  .add(pointChipEndpoint, pointChipSchemas, transaction, async (ctx, { params, body }) => {
    await pointChips(transactionOf(ctx), actorOf(ctx), [params.id], body.profileId);
    return readChip(transactionOf(ctx), readerOf(ctx), params.id);
  })
  .add(freezeChipEndpoint, freezeChipSchemas, transaction, async (ctx, { params }) => {
    await freezeChip(transactionOf(ctx), actorOf(ctx), params.id);
    return readChip(transactionOf(ctx), readerOf(ctx), params.id);
  })
  .add(unfreezeChipEndpoint, unfreezeChipSchemas, transaction, async (ctx, { params }) => {
    await unfreezeChip(transactionOf(ctx), actorOf(ctx), params.id);
    return readChip(transactionOf(ctx), readerOf(ctx), params.id);
  })
  .add(replaceChipEndpoint, replaceChipSchemas, transaction, async (ctx, { params }) => {
    const chip = await replaceChip(transactionOf(ctx), actorOf(ctx), params.id, ctx.deps.clock.now());
    return readChip(transactionOf(ctx), readerOf(ctx), chip.id);
  })
  .add(
    offerHandOverEndpoint,
    offerHandOverSchemas,
    rateLimit('chipHandOver'),
    transaction,
    async (ctx, { params, body }) => {
      await offerChip(transactionOf(ctx), actorOf(ctx), params.id, body.receiver);
      return readChip(transactionOf(ctx), readerOf(ctx), params.id);
    },
  )
  .add(withdrawHandOverEndpoint, withdrawHandOverSchemas, transaction, async (ctx, { params }) => {
    await withdrawOffer(transactionOf(ctx), actorOf(ctx), params.id);
    return readChip(transactionOf(ctx), readerOf(ctx), params.id);
  })
  .add(acceptHandOverEndpoint, acceptHandOverSchemas, transaction, async (ctx, { params }) => {
    await acceptOffer(transactionOf(ctx), actorOf(ctx), params.id);
    return readChip(transactionOf(ctx), readerOf(ctx), params.id);
  })
  .add(declineHandOverEndpoint, declineHandOverSchemas, transaction, async (ctx, { params }) => {
    await declineOffer(transactionOf(ctx), actorOf(ctx), params.id);
  })
  .add(giveBackEndpoint, giveBackSchemas, transaction, async (ctx, { params }) => {
    await giveBack(transactionOf(ctx), actorOf(ctx), params.id);
  })
  .add(keepChipEndpoint, keepChipSchemas, transaction, async (ctx, { params }) => {
    await keepChip(transactionOf(ctx), actorOf(ctx), params.id);
  })
  .add(issueClaimCodeEndpoint, issueClaimCodeSchemas, transaction, async (ctx, { params }) => {
    const trx = transactionOf(ctx);
    const { claimCode, expiresAt } = await renewClaimCode(trx, actorOf(ctx), params.id, ctx.deps.clock.now());
    return { claimCode, expiresAt: expiresAt.toISOString() };
  })
  .add(readChipLogEndpoint, readChipLogSchemas, async (ctx, { params }) => ({
    steps: await readLog(ctx.deps.knex, actorOf(ctx).id, params.id),
  }));
