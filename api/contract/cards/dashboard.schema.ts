import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { cardType } from './entities/business-profile.schema.ts';
import { leadStatus } from '../leads/entities/contact-lead.schema.ts';
import { packageStatus } from '../subscriptions/entities/package.schema.ts';
import { billingCycle } from '../payments/entities/payment-enums.schema.ts';

const count = z.int().min(0);
const places = z.object({ total: count, used: count });

/** Places for cards that a person's packages give (docs/product.md 3). */
export const cardPlaces = z.object({
  basic: places,
  pro: places,
  /** Card types with a free place now, the better one first. */
  free: z.array(cardType),
});
export type CardPlaces = z.infer<typeof cardPlaces>;

const plan = z.object({
  name: z.string(),
  status: packageStatus,
  billingCycle,
  /** Next charge, where one is due by itself. */
  renewsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** The renewal could not be charged, and the package stays active until then; null where it is paid. */
  overdueUntil: z.iso.datetime().nullable(),
  community: z.string().nullable(),
});

const newestLead = z.object({
  id: z.int().positive(),
  cardId: z.int().positive(),
  cardName: z.string(),
  name: z.string(),
  message: z.string().nullable(),
  status: leadStatus,
  /** Ready for `href`; null where the sender left none. */
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type NewestLead = z.infer<typeof newestLead>;

/** First steps of a new owner, each read from the data: none can be ticked by hand. */
export const firstSteps = ['published', 'picture', 'hours', 'shared', 'chip'] as const;
export type FirstStep = (typeof firstSteps)[number];

const dashboard = z.object({
  /** All cards, whatever the list beside this shows. */
  cards: count,
  /** Cards that no package covers. */
  uncovered: count,
  week: z.object({ views: count, viewsBefore: count }),
  waitingLeads: count,
  leads: z.array(newestLead),
  plans: z.array(plan),
  places: cardPlaces,
  done: z.array(z.enum(firstSteps)),
  /** The oldest card, which the open steps link to. */
  firstCardId: z.int().positive().nullable(),
  /** Its name, by which its owner is greeted. */
  firstCardName: z.string().nullable(),
  now: z.iso.datetime(),
});
export type Dashboard = z.infer<typeof dashboard>;
export type ActivePlan = z.infer<typeof plan>;

export const readDashboardSchemas = {
  summary: 'Reads what surrounds my cards: places, plans, newest leads, first steps',
  tag: 'Own cards',
  reply: dashboard,
} satisfies EndpointSchemas;
