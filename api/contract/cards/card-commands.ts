import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { timestamp } from '../base/columns.ts';
import { idParams } from '../base/path-id.ts';
import { requiredLine } from '../base/typed-fields.ts';

/** A card goes for good: its name is typed once more, and why is kept. */
export const cardDeletion = z.object({ confirmation: z.string().max(200), reason: requiredLine(500) });

export const formerAddressesEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/admin/business-profiles/:id/former-addresses',
  summary: 'Addresses a card had before, and until when they lead on',
  tag: 'admin',
  access: 'admin',
  params: idParams,
  reply: z.array(z.object({ slug: z.string(), retiredAt: timestamp, expiresAt: timestamp })),
});
export type FormerAddresses = z.output<NonNullable<typeof formerAddressesEndpoint.reply>>;
