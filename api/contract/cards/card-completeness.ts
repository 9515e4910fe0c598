import { cardFieldNames, cardFieldSpec, type CardField, type CardFields } from './card-fields.ts';
import { missingFeature, type CardPlan } from './card-plan.schema.ts';

/** Steps towards a complete card, the most useful first. */
const completenessSteps = [
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

/** Weight of each step in the percentage. */
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

/** Conditions of some steps beyond one filled field. */
const asksMore: Partial<Record<CompletenessStep, (card: CardFields) => boolean>> = {
  reach: ({ phone, whatsapp, email }) => [phone, whatsapp, email].filter(Boolean).length >= 2,
  about: ({ about }) => (about ?? '').length >= 40,
};

/** Fields by the step they belong to; a step is done when one of its fields is filled. */
const fieldsOfStep = (step: CompletenessStep): CardField[] =>
  cardFieldNames.filter((field) => cardFieldSpec(field).step === step);

/** Whether a field says something to visitors: a week in which clients come by appointment does. */
export function isFilled(card: CardFields, field: CardField): boolean {
  if (field === 'businessHours')
    return card.businessHours.some(({ spans, byAppointment }) => spans.length > 0 || byAppointment === true);
  const value = card[field];
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

function isDone(step: CompletenessStep, card: CardFields): boolean {
  const enough = asksMore[step];
  return enough ? enough(card) : fieldsOfStep(step).some((field) => isFilled(card, field));
}

/** A step whose fields the plan doesn't include can't be taken, and isn't counted. */
const canBeTaken = (step: CompletenessStep, plan: CardPlan): boolean =>
  fieldsOfStep(step).some((field) => missingFeature(plan, field) === null);

interface Completeness {
  /** 0 to 100. */
  percent: number;
  /** The most useful missing step; null when the card is complete. */
  next: CompletenessStep | null;
}

/** How complete a card is, and what to do next (docs/product.md 5). */
export function completenessOf(card: CardFields, plan: CardPlan): Completeness {
  const open = completenessSteps.filter((step) => isDone(step, card) || canBeTaken(step, plan));
  const sum = (steps: readonly CompletenessStep[]) => steps.reduce((total, step) => total + weights[step], 0);
  const missing = open.filter((step) => !isDone(step, card));
  return {
    percent: Math.floor((100 * (sum(open) - sum(missing))) / sum(open)),
    next: missing[0] ?? null,
  };
}
