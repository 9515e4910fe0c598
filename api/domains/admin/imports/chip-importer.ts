import { z } from 'zod';
import { optionalLine } from '../../../contract/base/typed-fields.schema.ts';
import { safeEmail } from '../../../contract/base/safe-link.schema.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { User } from '../../../models/User.ts';
import { makeChip } from '../../nfc/index.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';
import type { CsvImporter, MissingThing } from './csv-importer.ts';

const chip = z.object({
  owner: z
    .string('required')
    .transform((typed) => safeEmail(typed) ?? '')
    .pipe(z.string().min(1, 'email_invalid')),
  /** What is on the chip already; absent: a new one is made. */
  code: z
    .string()
    .transform((typed) => typed.toLowerCase())
    .pipe(z.string().regex(/^[a-z0-9]{13,24}$/u, 'chip_code_form'))
    .nullable()
    .default(null),
  cardId: z.coerce.number('not_integer').int('not_integer').positive('not_integer').nullable().default(null),
  name: optionalLine(60).default(null),
});
type Chip = z.output<typeof chip>;

/** Chips without an order: each becomes its owner's, and leads to a card of theirs if one is named. */
export const chipImporter: CsvImporter = {
  input: chip,
  keysOf: ({ code }) => (typeof code === 'string' ? [code] : []),
  async findKnown(knex, rows) {
    const codes = (rows as Chip[]).flatMap(({ code }) => code ?? []);
    const found = await CardAllocation.query(knex).whereIn('tap_code', codes).select('tap_code');
    return new Set(found.map(({ tapCode }) => tapCode));
  },
  async findMissing(knex, rows) {
    const chips = rows as Chip[];
    const owners = await User.query(knex)
      .whereIn('email', [...new Set(chips.map(({ owner }) => owner))])
      .select('id', 'email');
    const ownerOf = new Map(owners.map(({ id, email }) => [email.toLowerCase(), id]));
    const cards = await BusinessProfile.query(knex)
      .whereIn('id', [...new Set(chips.flatMap(({ cardId }) => cardId ?? []))])
      .select('id', 'user_id');
    const holderOf = new Map(cards.map(({ id, userId }) => [id, userId]));
    return chips.flatMap(({ owner, cardId }, row): MissingThing[] => {
      const ownerId = ownerOf.get(owner.toLowerCase());
      if (ownerId === undefined) return [{ row, field: 'owner', message: 'owner_unknown' }];
      if (cardId === null || holderOf.get(cardId) === ownerId) return [];
      return [{ row, field: 'cardId', message: 'card_not_of_owner' }];
    });
  },
  async make(context, row) {
    const { owner, code, cardId, name } = row as Chip;
    const { trx, actor, now } = context;
    const [missing] = (await chipImporter.findMissing?.(trx, [row])) ?? [];
    if (missing) throw new AppError('validation_failed', { fields: { [missing.field]: missing.message } });
    const { id: ownerId } = await User.query(trx).findOne({ email: owner }).throwIfNotFound();
    const made = await makeChip(
      trx,
      { orderId: null, ownerId, profileId: cardId, name, ...(code && { tapCode: code }) },
      actor,
      now,
    );
    const after = made.chip.toRow();
    await writeAudit(
      context,
      { action: 'create', entity: 'card-allocations', id: made.chip.id },
      null,
      after,
    );
  },
};
