import { z } from 'zod';
import type { Entitlements } from '../accounts/abilities.schema.ts';
import { cardFieldSpec, type CardChanges, type CardField, type CardFields } from './card-fields.ts';
import type { CardType } from './entities/business-profile.schema.ts';

const feature = z.boolean();

/** Which pro features one card may use (docs/product.md 3). */
export const cardPlan = z.object({
  allTemplates: feature,
  customAddress: feature,
  gallery: feature,
  video: feature,
  customLinks: feature,
  contactForm: feature,
  longLists: feature,
  unmarked: feature,
});
export type CardPlan = z.infer<typeof cardPlan>;
export type PlanFeature = keyof CardPlan;

const features = Object.keys(cardPlan.shape) as PlanFeature[];

/**
 * The features of a card: a pro card has everything its owner's packages give as long as they cover it; a basic card
 * has none of it, nor has a pro card whose package has lapsed.
 */
export function planOfCard(
  card: { cardType: CardType; isCovered: boolean },
  given: Pick<Entitlements, PlanFeature>,
): CardPlan {
  const isPro = card.cardType === 'pro' && card.isCovered;
  return Object.fromEntries(features.map((name) => [name, isPro && given[name]])) as CardPlan;
}

/** The feature a field needs and the plan lacks; null when the field may be written. */
export function missingFeature(plan: CardPlan, field: CardField): PlanFeature | null {
  const { feature } = cardFieldSpec(field);
  return feature && !plan[feature] ? feature : null;
}

/** Max items of a list that the plan includes; null for a field that counts none. */
export function maxItems(plan: CardPlan, field: CardField): number | null {
  const { basicMax } = cardFieldSpec(field);
  return basicMax === undefined || plan.longLists ? null : basicMax;
}

/** How many items a list with a limit has; services are counted through their groups. */
export function countItems(value: unknown): number {
  if (!Array.isArray(value)) return 0;
  return (value as readonly { items?: readonly unknown[] }[]).reduce(
    (sum, one) => sum + (one.items === undefined ? 1 : one.items.length),
    0,
  );
}

/** The first items of a list, as many as the plan includes; groups that become empty go. */
export function firstItems<Item extends object>(list: readonly Item[], max: number | null): Item[] {
  if (max === null) return [...list];
  let left = max;
  return list.flatMap((one) => {
    if (left <= 0) return [];
    const items = (one as { items?: readonly unknown[] }).items?.slice(0, left);
    left -= items?.length ?? 1;
    return [items ? { ...one, items } : one];
  });
}

/**
 * Fields of a change that the plan doesn't include. Sending the stored value is no change, so that an owner whose
 * package has lapsed can save the rest and finds everything as it was after renewing; every plan includes the basic
 * template.
 */
export function lockedChanges(stored: CardFields, changes: CardChanges, plan: CardPlan): CardField[] {
  return (Object.keys(changes) as CardField[]).filter((field) => {
    if (changes[field] === undefined) return false;
    const max = maxItems(plan, field);
    // A list that is over the limit since the plan changed may be corrected and shortened, but not grow.
    if (max !== null) return countItems(changes[field]) > Math.max(max, countItems(stored[field]));
    if (!missingFeature(plan, field)) return false;
    if (field === 'template' && changes.template === 'basic') return false;
    return !isSameValue(stored[field], changes[field]);
  });
}

/** Whether two values of a field are equal, lists and their parts included. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSameValue(a[key], b[key]));
}
