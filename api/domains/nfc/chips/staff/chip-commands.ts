import { z } from 'zod';
import { requiredLine } from '../../../../contract/base/typed-fields.schema.ts';
import type { CardAllocation } from '../../../../models/CardAllocation.ts';
import { defineAdminCommand } from '../../../../http/admin/admin-command.ts';
import { closeOffers } from '../close-offer.ts';
import { notifyAboutChip } from '../notify-about-chip.ts';
import { takeStep } from '../record-step.ts';
import { askBack, withdrawAsking } from '../take-back-chip.ts';

const withReason = z.object({ reason: requiredLine(500) });

const freeze = defineAdminCommand<CardAllocation, typeof withReason>({
  name: 'freeze',
  summary: 'Freeze a chip that is lost or misused: it shows a neutral page until its owner unfreezes it',
  input: withReason,
  async run({ trx, actor }, chip, { reason }) {
    await closeOffers(trx, [chip], actor);
    await takeStep(trx, chip, 'freeze', actor, { status: 'frozen' }, { reason });
    await notifyAboutChip(trx, chip.userId, 'frozenByStaff');
  },
});

const ask = defineAdminCommand<CardAllocation, typeof withReason>({
  name: 'ask-back',
  summary: 'Ask a chip’s owner to give it back; it moves only once they agree',
  input: withReason,
  run: ({ trx, actor, env }, chip, { reason }) => askBack(trx, chip, { actor, reason, env }),
});

const nothing = z.object({});
const withdraw = defineAdminCommand<CardAllocation, typeof nothing>({
  name: 'withdraw-asking',
  summary: 'Ask for a chip no more',
  input: nothing,
  run: ({ trx }, chip) => withdrawAsking(trx, chip),
});

/** Commands of staff on a chip; where it leads stays its owner's decision (docs/security.md T5, T6). */
export const chipCommands = [freeze, ask, withdraw];
