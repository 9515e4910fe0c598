import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';

const tag = 'Account';

/** Notifications that users may switch off. Those about payments, security and the account itself can't be. */
export const chosenNotices = ['leads', 'orders', 'letter', 'news'] as const;
export type ChosenNotice = (typeof chosenNotices)[number];

const noticeChannels = ['product', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** The channels each of them has: the weekly letter is a mail. */
export const channelsOfNotice = {
  leads: noticeChannels,
  orders: noticeChannels,
  letter: ['mail'],
  news: noticeChannels,
} as const satisfies Record<ChosenNotice, readonly NoticeChannel[]>;

const channels = z.object({ product: z.boolean().default(true), mail: z.boolean().default(true) });

/** As stored and as answered: a missing choice counts as switched on, but for advertising, which is agreed to first. */
export const notificationChoices = z.object({
  leads: channels.prefault({}),
  orders: channels.prefault({}),
  letter: z.object({ mail: z.boolean().default(true) }).prefault({}),
  news: z.object({ product: z.boolean().default(true), mail: z.boolean().default(false) }).prefault({}),
});
export type NotificationChoices = z.output<typeof notificationChoices>;

/** A request names every channel, so that none is switched on by being left out. */
const allChannels = z.object({ product: z.boolean(), mail: z.boolean() });
const notificationChoicesBody = z.object({
  leads: allChannels,
  orders: allChannels,
  letter: z.object({ mail: z.boolean() }),
  /** A page from before advertising was mailed names no mail, and agrees to none. */
  news: z.object({ product: z.boolean(), mail: z.boolean().default(false) }),
});

export const readChoicesSchemas = {
  summary: 'Tells which notices I get, in the product and by mail',
  tag,
  reply: notificationChoices,
} satisfies EndpointSchemas;

export const changeChoicesSchemas = {
  summary: 'Chooses which notices I get',
  tag,
  body: notificationChoicesBody,
  reply: notificationChoices,
} satisfies EndpointSchemas;
