import { browserTexts, type StoredTexts } from '../../../lib/stored-texts.ts';
import { proposalFields, type Decisions } from '../trade-packs/proposals.ts';
import type { CardStart } from './compose-card.ts';
import { tradeIds } from './trades.ts';

/** By user, in this browser: whoever leaves the wizard finds it again as it was. */
const keyOf = (userId: number): string => `bikur.newCard.${userId}`;

/**
 * Stores a new card that isn't published yet: what was typed, and what was decided about proposals.
 * @returns false when the browser can't store it (storage off or full)
 */
export const storeStart = (userId: number, start: CardStart, store: StoredTexts = browserTexts): boolean =>
  store.write(keyOf(userId), JSON.stringify(start));

export const dropStart = (userId: number, store: StoredTexts = browserTexts): void =>
  void store.write(keyOf(userId), null);

/** Any script can write into the storage: only texts and decisions of the right form are read. */
export function readStart(userId: number, store: StoredTexts = browserTexts): CardStart | null {
  const stored = recordOf(store.readJson(keyOf(userId)));
  if (Object.keys(stored).length === 0) return null;
  return {
    businessName: textOf(stored['businessName']),
    trade: tradeIds.find((id) => id === stored['trade']) ?? '',
    otherTrade: textOf(stored['otherTrade']),
    phone: textOf(stored['phone']),
    address: textOf(stored['address']),
    template: textOf(stored['template']),
    decisions: readDecisions(stored['decisions']),
  };
}

function readDecisions(stored: unknown): Decisions {
  const entries = Object.entries(recordOf(stored)).flatMap(([id, value]) => {
    const { is, fields } = recordOf(value);
    if (is !== 'confirmed' && is !== 'dropped' && is !== 'waiting') return [];
    const texts = recordOf(fields);
    const known = proposalFields.filter((name) => typeof texts[name] === 'string');
    const changed = Object.fromEntries(known.map((name) => [name, textOf(texts[name])]));
    return [[id, { is, ...(known.length > 0 && { fields: changed }) }] as const];
  });
  return Object.fromEntries(entries);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
