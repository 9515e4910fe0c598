import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { campaignAudience, campaignChannel, campaignKind } from './entities/notification-campaign.schema.ts';
import { optionalLocalLink } from '../base/local-link.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { optionalText, requiredLine } from '../base/typed-fields.schema.ts';

const tag = 'admin';
const count = z.int().min(0);

/** From this many recipients on, the admin has to type their number. */
export const typedFrom = 50;

const audienceAndKind = z.object({
  audience: campaignAudience,
  kind: campaignKind,
  channel: campaignChannel.default('product'),
});

/** What is said. Of a mail the title is its subject, too. */
const words = z.object({
  kind: campaignKind,
  channel: campaignChannel.default('product'),
  title: requiredLine(200),
  content: optionalText(2000)
    .default(null)
    .transform((text) => text ?? ''),
  link: optionalLocalLink.default(null),
});

export const countRecipientsSchemas = {
  summary:
    'Counts whom a campaign would reach, who has switched news off or never agreed to advertising, and who has no verified address',
  tag,
  body: audienceAndKind,
  reply: z.object({ recipients: count, optedOut: count, unverified: count }),
} satisfies EndpointSchemas;

/**
 * Starts the sending, or schedules it. `expected` is the number of recipients the admin was shown: if it has changed, the campaign is
 * refused.
 */
export const campaignCreate = audienceAndKind.extend({
  ...words.shape,
  /** Null begins at once. */
  startsAt: z.iso.datetime({ offset: true, error: 'invalid_date' }).nullable().default(null),
  expected: z.int('required').min(0),
  /** The same number, typed, where there are many recipients. */
  typed: z.int('not_integer').nullable().default(null),
});

export const readReachSchemas = {
  summary: 'How many of those who were told have read it; of mails, how many were sent, wait or failed',
  tag,
  params: idParams,
  reply: z.object({
    read: count,
    unread: count,
    mails: z.object({ sent: count, waiting: count, failed: count }),
  }),
} satisfies EndpointSchemas;

export const previewCampaignSchemas = {
  summary: 'The mail as its recipients would get it, in the admin’s language',
  tag,
  body: words,
  reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
} satisfies EndpointSchemas;

export const testCampaignSchemas = {
  summary: 'Sends a campaign to nobody but the admin who asks',
  tag,
  body: words,
  reply: z.object({ to: z.string() }),
} satisfies EndpointSchemas;
