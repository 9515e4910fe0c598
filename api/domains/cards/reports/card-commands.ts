import { z } from 'zod';
import {
  liftTakedownInput,
  releaseInput,
  takeDownInput,
} from '../../../contract/cards/report-commands.schema.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { defineAdminCommand, type AdminCommand } from '../../../http/admin/admin-command.ts';
import { clearSuspicion } from '../holding/clear-suspicion.ts';
import { releaseCard } from '../holding/release-card.ts';
import { liftTakedown } from './lift-takedown.ts';
import { takeCardDown } from './take-card-down.ts';

/** Commands of staff on a card (docs/security.md H4). */
export const cardModerationCommands: readonly AdminCommand[] = [
  defineAdminCommand<BusinessProfile, typeof takeDownInput>({
    name: 'take-down',
    summary: 'Take a card off the site and tell its owner why',
    input: takeDownInput,
    async run(context, card, input) {
      await takeCardDown(context, card, input);
    },
  }),
  defineAdminCommand<BusinessProfile, typeof liftTakedownInput>({
    name: 'lift-takedown',
    summary: 'Put a card back that was taken down, and tell its owner',
    input: liftTakedownInput,
    run: liftTakedown,
  }),
  defineAdminCommand<BusinessProfile, typeof releaseInput>({
    name: 'release',
    summary: 'Let visitors see a card that was held for its words, and tell its owner',
    input: releaseInput,
    run: releaseCard,
  }),
  defineAdminCommand<BusinessProfile, z.ZodObject>({
    name: 'clear-suspicion',
    summary: 'Say that the words of a card are harmless; other words are judged anew',
    input: z.object({}),
    async run({ trx }, card) {
      await clearSuspicion(trx, card.id);
    },
  }),
];
