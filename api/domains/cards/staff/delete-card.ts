import { cardDeletion } from '../../../contract/cards/card-commands.schema.ts';
import { AppError } from '../../../errors.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';

const spoken = (name: string) => name.trim().normalize('NFC').toLowerCase();

/**
 * Deletes a card with what migrations/README.md lists under deletion. It can't be undone, so the server asks for the
 * name, too: a request that skipped the dialog deletes nothing.
 */
export const deleteCardCommand = defineAdminCommand<BusinessProfile, typeof cardDeletion>({
  name: 'delete',
  summary: 'Delete a card for good; its business name confirms it',
  input: cardDeletion,
  proof: 'fresh',
  async run({ trx }, card, { confirmation }) {
    if (spoken(confirmation) !== spoken(card.businessName))
      throw new AppError('validation_failed', { fields: { confirmation: 'confirmation_wrong' } });
    await card.$query(trx).delete();
  },
});
