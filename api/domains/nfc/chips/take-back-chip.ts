import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import { ChipTakeBack } from '../../../models/ChipTakeBack.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { assertMayChangeHands } from './chips.policy.ts';
import { buyerOf, lockOwnChip } from './chips.queries.ts';
import { closeOffers } from './close-offer.ts';
import { notifyAboutChip } from './notify-about-chip.ts';
import { takeStep } from './record-step.ts';
import { chipAskedBack } from './chip-asked-back.mail.ts';

interface Asking {
  actor: Actor;
  reason: string;
  env: MailSite;
}

/**
 * Asks an owner for a chip back at an admin's command; the owner is notified by mail and in the product, and keeps
 * the chip until they agree (docs/security.md T5, T6). The caller must have locked the chip's row.
 * @throws {AppError} `conflict` for a chip without an owner, at its end, or asked for already
 */
export async function askBack(
  trx: Knex.Transaction,
  chip: CardAllocation,
  { actor, reason, env }: Asking,
): Promise<void> {
  await takeStep(trx, chip, 'ask_back', actor);
  const owner = await User.query(trx)
    .findById(chip.userId ?? 0)
    .throwIfNotFound();
  const open = await openTakeBackOf(trx, chip.id);
  if (open?.ownerId === owner.id) throw new AppError('conflict');
  // The chip has changed hands since: the former owner's consent would move nothing.
  await open?.$query(trx).patch({ status: 'withdrawn', closedAt: ChipTakeBack.raw('now()') });
  await ChipTakeBack.query(trx).insert({
    allocationId: chip.id,
    ownerId: owner.id,
    askedBy: actor.id,
    reason,
  });
  await notifyAboutChip(trx, owner.id, 'askedBack');
  await enqueueMail(trx, env, {
    template: chipAskedBack,
    input: { username: owner.username, tapCode: chip.tapCode, reason },
    to: { userId: owner.id, email: owner.email, language: owner.language },
  });
}

/** Withdraws a request for a chip at an admin's command. @throws {AppError} `conflict` when there is none */
export async function withdrawAsking(trx: Knex.Transaction, chip: CardAllocation): Promise<void> {
  const open = await openTakeBackOf(trx, chip.id);
  if (!open) throw new AppError('conflict');
  await open.$query(trx).patch({ status: 'withdrawn', closedAt: ChipTakeBack.raw('now()') });
}

/**
 * Gives a chip back at its owner's request: it leads nowhere from now on. It goes to its buyer or, where that is the
 * owner, waits for a claim code.
 * @throws {AppError} `not_found` when the chip isn't the user's or isn't asked for; `demo_account_protected`
 */
export async function giveBack(trx: Knex.Transaction, actor: Actor, chipId: number): Promise<void> {
  assertMayChangeHands(actor);
  const { chip, asking } = await lockAsked(trx, actor, chipId);
  await closeOffers(trx, [chip], actor);
  await asking.$query(trx).patch({ status: 'confirmed', closedAt: ChipTakeBack.raw('now()') });
  const buyer = await buyerOf(trx, chip);
  const userId = buyer === actor.id ? null : buyer;
  await takeStep(trx, chip, 'take_back', actor, { status: 'active', userId, profileId: null });
  await notifyAboutChip(trx, userId, 'takenBack', actor.username);
}

/** Refuses a request for a chip: its owner keeps it. @throws {AppError} as above */
export async function keepChip(trx: Knex.Transaction, actor: Actor, chipId: number): Promise<void> {
  const { chip, asking } = await lockAsked(trx, actor, chipId);
  await asking.$query(trx).patch({ status: 'refused', closedAt: ChipTakeBack.raw('now()') });
  await takeStep(trx, chip, 'keep', actor);
}

async function lockAsked(trx: Knex.Transaction, actor: Actor, chipId: number) {
  const chip = await lockOwnChip(trx, actor.id, chipId);
  const asking = await openTakeBackOf(trx, chip.id);
  if (asking?.ownerId !== actor.id) throw new AppError('not_found');
  return { chip, asking };
}

/** The open request for a chip, if any. */
export async function openTakeBackOf(knex: Knex, chipId: number): Promise<ChipTakeBack | undefined> {
  return ChipTakeBack.query(knex).findOne({ allocation_id: chipId, status: 'asked' });
}

/** Chips that staff ask this user for. */
export async function readTakeBacks(knex: Knex, userId: number) {
  const asked = await ChipTakeBack.query(knex)
    .withGraphFetched('allocation')
    .where({ owner_id: userId, status: 'asked' })
    .orderBy('id', 'desc');
  return asked
    .filter(({ allocation }) => allocation?.userId === userId)
    .map(({ allocationId, allocation, reason, createdAt }) => ({
      chipId: allocationId,
      tapCode: allocation?.tapCode ?? '',
      reason,
      askedAt: createdAt.toISOString(),
    }));
}
