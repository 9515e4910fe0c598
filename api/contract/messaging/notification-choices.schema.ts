import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';

const tag = 'Account';

/** What people may choose not to be told. Payments, security and the account itself are always told. */
export const chosenNotices = ['leads', 'orders', 'news'] as const;
export type ChosenNotice = (typeof chosenNotices)[number];

/** In the product, or by mail. */
const noticeChannels = ['product', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Where each of them is told at all: news are not mailed. */
export const channelsOfNotice = {
  leads: noticeChannels,
  orders: noticeChannels,
  news: ['product'],
} as const satisfies Record<ChosenNotice, readonly NoticeChannel[]>;

const channels = z.object({ product: z.boolean().default(true), mail: z.boolean().default(true) });

/** As it is stored and as it is told: what is not named is wanted. */
export const notificationChoices = z.object({
  leads: channels.prefault({}),
  orders: channels.prefault({}),
  news: z.object({ product: z.boolean().default(true) }).prefault({}),
});
export type NotificationChoices = z.output<typeof notificationChoices>;

/** What is sent names everything, so that nothing is switched on by being forgotten. */
const allChannels = z.object({ product: z.boolean(), mail: z.boolean() });
const notificationChoicesBody = z.object({
  leads: allChannels,
  orders: allChannels,
  news: z.object({ product: z.boolean() }),
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
