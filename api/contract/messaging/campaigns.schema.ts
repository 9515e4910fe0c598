import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { campaignAudience, campaignKind } from './entities/notification-campaign.schema.ts';
import { optionalLocalLink } from '../base/local-link.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { optionalText, requiredLine } from '../base/typed-fields.schema.ts';

const tag = 'admin';
const count = z.int().min(0);

/** From this many recipients on, the admin has to type their number. */
export const typedFrom = 50;

const audienceAndKind = z.object({ audience: campaignAudience, kind: campaignKind });

export const countRecipientsSchemas = {
  summary: 'Counts whom a notification would reach, and who has switched news off',
  tag,
  body: audienceAndKind,
  reply: z.object({ recipients: count, optedOut: count }),
} satisfies EndpointSchemas;

/**
 * Starts the sending. `expected` is the number of recipients the admin was shown: if it has changed, the campaign is
 * refused.
 */
export const campaignCreate = audienceAndKind.extend({
  title: requiredLine(200),
  content: optionalText(2000)
    .default(null)
    .transform((text) => text ?? ''),
  link: optionalLocalLink.default(null),
  expected: z.int('required').min(0),
  /** The same number, typed, where there are many recipients. */
  typed: z.int('not_integer').nullable().default(null),
});

export const readReachSchemas = {
  summary: 'How many of those who were told have read it',
  tag,
  params: idParams,
  reply: z.object({ read: count, unread: count }),
} satisfies EndpointSchemas;
