import { withReason } from '../../../contract/accounts/user-commands.schema.ts';
import { AppError } from '../../../errors.ts';
import { ProviderEvent } from '../../../models/ProviderEvent.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';
import { eventNotParked } from '../messages.ts';

export const processEventAgain = defineAdminCommand<ProviderEvent, typeof withReason>({
  name: 'process-again',
  summary: 'Put a parked event of a payment provider back into the inbox',
  input: withReason,
  async run({ trx, now }, { id, status }) {
    if (status !== 'parked')
      throw new AppError('conflict', {
        text: eventNotParked,
      });
    await ProviderEvent.query(trx)
      .findById(id)
      .patch({ status: 'received', tries: 0, nextTryAt: now, processedAt: null });
  },
});
