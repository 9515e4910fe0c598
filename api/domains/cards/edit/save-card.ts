import type { Knex } from 'knex';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { issuesBetweenFields } from '../../../contract/cards/card-editing.schema.ts';
import type { CardChanges, CardField, CardFields } from '../../../contract/cards/card-fields.ts';
import { isSameValue, lockedChanges, type CardPlan } from '../../../contract/cards/card-plan.schema.ts';
import type { SpecialDay } from '../../../contract/cards/entities/special-days.schema.ts';
import { AppError, type FieldErrors } from '../../../errors.ts';
import { CardAddressChange } from '../../../models/CardAddressChange.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { TeamLock } from '../../../contract/subscriptions/team-lock.schema.ts';
import { followSource } from '../../subscriptions/index.ts';
import { reviewHold } from '../holding/review-hold.ts';
import { assertOwnPictures } from '../media/own-pictures.ts';
import { fieldsOf } from './card-editing.presenter.ts';

const maxAddressChangesADay = 10;

/**
 * Writes the fields that differ from what is stored. A save that changes nothing is no conflict, whatever version it
 * was made on: a browser may repeat a request whose answer was lost.
 * @param card locked in this transaction
 * @param version the one the changes were made on
 * @param presentNow what the owner is shown when the card was changed meanwhile
 * @throws {AppError} `conflict` with the present state, `validation_failed` for what the plan doesn't include, for
 * pictures that aren't the owner's, for fields that don't go together and for what the card's team sets
 */
export async function saveCard(
  trx: Knex.Transaction,
  card: BusinessProfile,
  sent: { version: number; changes: CardChanges; plan: CardPlan; team: TeamLock | null; now: Date },
  presentNow: () => Promise<unknown>,
): Promise<void> {
  const stored = fieldsOf(card);
  const changes = Object.fromEntries(
    Object.entries(sent.changes).filter(
      ([name, value]) => value !== undefined && !isSameValue(stored[name as CardField], value),
    ),
  ) as Partial<CardFields>;
  if (Object.keys(changes).length === 0) return;
  if (sent.version !== card.version)
    throw new AppError('conflict', { fields: { root: 'changed_meanwhile' }, present: await presentNow() });
  refuse(Object.fromEntries(lockedChanges(stored, changes, sent.plan).map((name) => [name, 'plan_needed'])));
  refuse(
    Object.fromEntries(
      sent.team?.fields.flatMap((name) => (name in changes ? [[name, 'set_by_team']] : [])) ?? [],
    ),
  );
  refuse(newPastDays(stored.specialDays, changes.specialDays ?? [], sent.now));
  refuse(newIssues(issuesBetweenFields({ ...stored, ...changes }), changes));
  if ('customSlug' in changes) await assertMayChangeAddress(trx, card.userId, sent.now);
  await assertOwnPictures(trx, card.userId, changes, card);
  await BusinessProfile.query(trx).findById(card.id).patch(changes);
  await reviewHold(trx, card.id, sent.now);
  for (const follower of await followSource(trx, card.id)) await reviewHold(trx, follower, sent.now);
}

/**
 * Special days that are over can stay, for their owner to use again, but none becomes one (docs/product.md 12.6). The
 * date's day is Israel's.
 */
function newPastDays(stored: readonly SpecialDay[], sent: readonly SpecialDay[], now: Date): FieldErrors {
  const today = wallClock(now).date;
  return Object.fromEntries(
    sent.flatMap((day, index) => {
      if (day.to >= today || stored.some((known) => isSameValue(known, day))) return [];
      return [[`specialDays.${index}.${day.from === day.to ? 'from' : 'to'}`, 'date_past' as const]];
    }),
  );
}

/**
 * Only issues of fields that this save changes: an old issue elsewhere must not keep the owner from saving the rest.
 */
function newIssues(
  issues: Record<string, FieldErrors[string] | undefined>,
  changes: CardChanges,
): FieldErrors {
  const touched = new Set(Object.keys(changes));
  if (touched.has('useCustomSlug')) touched.add('customSlug');
  if (touched.has('lng')) touched.add('lat');
  return Object.fromEntries(
    Object.entries(issues).flatMap(([name, text]) => (text && touched.has(name) ? [[name, text]] : [])),
  );
}

/**
 * Checks that an owner has not changed addresses too often: each one that lived for a day is nobody else's for a year
 * (docs/product.md 11.14).
 * @throws {AppError} `validation_failed` on customSlug after ten changes within 24 hours
 */
async function assertMayChangeAddress(trx: Knex.Transaction, userId: number, now: Date): Promise<void> {
  const made = await CardAddressChange.query(trx)
    .where({ user_id: userId })
    .where('changed_at', '>', new Date(now.getTime() - 24 * 60 * 60_000))
    .resultSize();
  if (made >= maxAddressChangesADay) refuse({ customSlug: 'address_changed_often' });
}

function refuse(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}
