import {
  acceptHandOverEndpoint,
  acceptOffersEndpoint,
  claimChipEndpoint,
  declineHandOverEndpoint,
  declineOffersEndpoint,
  freezeChipEndpoint,
  freezeChipsEndpoint,
  giveBackEndpoint,
  issueClaimCodeEndpoint,
  keepChipEndpoint,
  listChipsEndpoint,
  nameChipEndpoint,
  offerChipsEndpoint,
  offerHandOverEndpoint,
  pointChipEndpoint,
  pointChipsEndpoint,
  readChipGroupEndpoint,
  readChipLogEndpoint,
  replaceChipEndpoint,
  unfreezeChipEndpoint,
  unfreezeChipsEndpoint,
  withdrawHandOverEndpoint,
  withdrawOffersEndpoint,
} from '../../../contract/nfc/chips.endpoint.ts';
import {
  acceptHandOverSchemas,
  acceptOffersSchemas,
  claimChipSchemas,
  declineHandOverSchemas,
  declineOffersSchemas,
  freezeChipSchemas,
  freezeChipsSchemas,
  giveBackSchemas,
  issueClaimCodeSchemas,
  keepChipSchemas,
  listChipsSchemas,
  nameChipSchemas,
  offerChipsSchemas,
  offerHandOverSchemas,
  pointChipSchemas,
  pointChipsSchemas,
  readChipGroupSchemas,
  readChipLogSchemas,
  replaceChipSchemas,
  unfreezeChipSchemas,
  unfreezeChipsSchemas,
  withdrawHandOverSchemas,
  withdrawOffersSchemas,
} from '../../../contract/nfc/chips.schema.ts';
import { readTappedChipEndpoint } from '../../../contract/nfc/tapped-chip.endpoint.ts';
import { readTappedChipSchemas } from '../../../contract/nfc/tapped-chip.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import type { ChipReader } from './chips.presenter.ts';
import { lockChosenChips } from './choose-chips.ts';
import { lockOwnChips } from './chips.queries.ts';
import { claimAsRequested } from './claim-as-requested.ts';
import { declineOffers, withdrawOffers } from './close-offer.ts';
import { readTap } from './read-tap.ts';
import { freezeChips, unfreezeChips } from './freeze-chip.ts';
import { acceptOffers, offerChips } from './hand-over-chip.ts';
import { renewClaimCode } from './issue-claim-code.ts';
import { listChipGroups, readChipGroup } from './list-chips.ts';
import { nameChip } from './name-chip.ts';
import { piecesOf } from './notify-about-chip.ts';
import { pointChips } from './point-chips.ts';
import { readChip, readLog, readOffers, readMyCards } from './read-chips.ts';
import { replaceChip } from './replace-chip.ts';
import { giveBack, keepChip, readTakeBacks } from './take-back-chip.ts';

const readerOf = (ctx: AppContext): ChipReader => ({
  userId: actorOf(ctx).id,
  language: ctx.state.language,
  publicUrl: ctx.deps.env.PUBLIC_URL,
  now: ctx.deps.clock.now(),
});

/** What a command on many chips answers: a list of them would be long. */
const touched = (chips: readonly CardAllocation[]) => ({ chips: chips.length, pieces: piecesOf(chips) });

/** The chip of a command on one, locked. */
const chipOf = (ctx: AppContext, id: number) => lockOwnChips(transactionOf(ctx), actorOf(ctx).id, [id]);

/**
 * NFC chips are managed by their owner, by the piece, by chosen ones and by whole groups (docs/product.md 4, 11.3).
 * Staff may ask for one, and its owner decides (docs/security.md T6).
 */
export const chipsRouter = createFeatureRouter()
  .add(listChipsEndpoint, listChipsSchemas, async (ctx, { query }) => {
    const { knex } = ctx.deps;
    const reader = readerOf(ctx);
    return {
      ...(await listChipGroups(knex, reader, query)),
      offers: await readOffers(knex, reader.userId),
      takeBacks: await readTakeBacks(knex, reader.userId),
      cards: await readMyCards(knex, reader.userId),
    };
  })
  .add(readChipGroupEndpoint, readChipGroupSchemas, (ctx, { query }) =>
    readChipGroup(ctx.deps.knex, readerOf(ctx), query),
  )
  .add(readTappedChipEndpoint, readTappedChipSchemas, async (ctx, { query }) => {
    const tap = await readTap(ctx, query.code);
    return tap.kind === 'card' ? { kind: 'live' as const } : tap;
  })
  .add(claimChipEndpoint, claimChipSchemas, async (ctx, { body }) => {
    const chip = await claimAsRequested(ctx, body);
    return readChip(ctx.deps.knex, readerOf(ctx), chip.id);
  })
  .add(pointChipsEndpoint, pointChipsSchemas, transaction, async (ctx, { body }) => {
    const chips = await lockChosenChips(transactionOf(ctx), actorOf(ctx), body, 'point');
    await pointChips(transactionOf(ctx), actorOf(ctx), chips, body.profileId);
    return touched(chips);
  })
  .add(freezeChipsEndpoint, freezeChipsSchemas, transaction, async (ctx, { body }) => {
    const chips = await lockChosenChips(transactionOf(ctx), actorOf(ctx), body, 'freeze');
    await freezeChips(transactionOf(ctx), actorOf(ctx), chips);
    return touched(chips);
  })
  .add(unfreezeChipsEndpoint, unfreezeChipsSchemas, transaction, async (ctx, { body }) => {
    const chips = await lockChosenChips(transactionOf(ctx), actorOf(ctx), body, 'unfreeze');
    await unfreezeChips(transactionOf(ctx), actorOf(ctx), chips);
    return touched(chips);
  })
  .add(
    offerChipsEndpoint,
    offerChipsSchemas,
    rateLimit('chipHandOver'),
    transaction,
    async (ctx, { body }) => {
      const chips = await lockChosenChips(transactionOf(ctx), actorOf(ctx), body, 'offer');
      await offerChips(transactionOf(ctx), actorOf(ctx), chips, body.receiver);
      return touched(chips);
    },
  )
  .add(withdrawOffersEndpoint, withdrawOffersSchemas, transaction, async (ctx, { body }) =>
    touched(await withdrawOffers(transactionOf(ctx), actorOf(ctx), body.chipIds)),
  )
  .add(acceptOffersEndpoint, acceptOffersSchemas, transaction, async (ctx, { body }) =>
    touched(await acceptOffers(transactionOf(ctx), actorOf(ctx), body.chipIds)),
  )
  .add(declineOffersEndpoint, declineOffersSchemas, transaction, async (ctx, { body }) =>
    touched(await declineOffers(transactionOf(ctx), actorOf(ctx), body.chipIds)),
  )
  .add(nameChipEndpoint, nameChipSchemas, transaction, async (ctx, { params, body }) => {
    await nameChip(transactionOf(ctx), actorOf(ctx), params.id, body.name);
    return readChip(transactionOf(ctx), readerOf(ctx), params.id);
  })
  .add(pointChipEndpoint, pointChipSchemas, transaction, async (ctx, { params, body }) => {
    await pointChips(transactionOf(ctx), actorOf(ctx), await chipOf(ctx, params.id), body.profileId);
    return readChip(transactionOf(ctx), readerOf(ctx), params.id);
  })
  .add(freezeChipEndpoint, freezeChipSchemas, transaction, async (ctx, { params }) => {
    await freezeChips(transactionOf(ctx), actorOf(ctx), await chipOf(ctx, params.id));
    return readChip(transactionOf(ctx), readerOf(ctx), params.id);
  })
  .add(unfreezeChipEndpoint, unfreezeChipSchemas, transaction, async (ctx, { params }) => {
    await unfreezeChips(transactionOf(ctx), actorOf(ctx), await chipOf(ctx, params.id));
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
      const chips = await chipOf(ctx, params.id);
      await offerChips(transactionOf(ctx), actorOf(ctx), chips, body.receiver);
      return readChip(transactionOf(ctx), readerOf(ctx), params.id);
    },
  )
  .add(withdrawHandOverEndpoint, withdrawHandOverSchemas, transaction, async (ctx, { params }) => {
    await withdrawOffers(transactionOf(ctx), actorOf(ctx), [params.id]);
    return readChip(transactionOf(ctx), readerOf(ctx), params.id);
  })
  .add(acceptHandOverEndpoint, acceptHandOverSchemas, transaction, async (ctx, { params }) => {
    await acceptOffers(transactionOf(ctx), actorOf(ctx), [params.id]);
    return readChip(transactionOf(ctx), readerOf(ctx), params.id);
  })
  .add(declineHandOverEndpoint, declineHandOverSchemas, transaction, async (ctx, { params }) => {
    await declineOffers(transactionOf(ctx), actorOf(ctx), [params.id]);
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
