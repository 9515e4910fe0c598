import type { CardFields } from './card-fields.ts';
import { missingFeature, type CardPlan } from './card-plan.ts';
import { socialNetworkNames } from './social-networks.ts';

/** What makes a card whole, in the order in which it helps most. */
export const completenessSteps = [
  'name',
  'reach',
  'portrait',
  'trade',
  'about',
  'place',
  'hours',
  'cover',
  'social',
  'address',
  'gallery',
  'seo',
] as const;
export type CompletenessStep = (typeof completenessSteps)[number];

/** How much each step counts. */
const weights: Readonly<Record<CompletenessStep, number>> = {
  name: 10,
  reach: 20,
  portrait: 15,
  trade: 10,
  about: 10,
  place: 8,
  hours: 8,
  cover: 5,
  social: 5,
  address: 4,
  gallery: 3,
  seo: 2,
};

const isDone: Readonly<Record<CompletenessStep, (card: CardFields) => boolean>> = {
  name: ({ businessName }) => businessName.trim() !== '',
  reach: ({ phone, whatsapp, email }) => [phone, whatsapp, email].filter(Boolean).length >= 2,
  portrait: ({ profileImage }) => Boolean(profileImage),
  trade: ({ jobTitle, category }) => Boolean(jobTitle ?? category),
  about: ({ about }) => (about ?? '').length >= 40,
  place: ({ address, mapLink, lat, website }) => Boolean(address ?? mapLink ?? lat ?? website),
  hours: ({ businessHours, openingHours }) =>
    businessHours.some(({ spans }) => spans.length > 0) || Boolean(openingHours),
  cover: ({ coverImage }) => Boolean(coverImage),
  social: (card) => socialNetworkNames.some((network) => card[network]),
  address: ({ customSlug }) => Boolean(customSlug),
  gallery: ({ galleryImages }) => galleryImages.length > 0,
  seo: ({ seoDescription }) => Boolean(seoDescription),
};

/** What a step needs of the plan; a step that can't be taken doesn't count against anybody. */
const needs = { address: 'customSlug', gallery: 'galleryImages' } as const;

export interface Completeness {
  /** 0 to 100. */
  percent: number;
  /** The most useful step that is missing; null when all is there. */
  next: CompletenessStep | null;
}

/** How complete a card is, and what to do next (docs/product.md 5). */
export function completenessOf(card: CardFields, plan: CardPlan): Completeness {
  const open = completenessSteps.filter((step) => {
    const field = step in needs ? needs[step as keyof typeof needs] : null;
    return field === null || isDone[step](card) || missingFeature(plan, field) === null;
  });
  const sum = (steps: readonly CompletenessStep[]) => steps.reduce((total, step) => total + weights[step], 0);
  const missing = open.filter((step) => !isDone[step](card));
  return {
    percent: Math.floor((100 * (sum(open) - sum(missing))) / sum(open)),
    next: missing[0] ?? null,
  };
}
