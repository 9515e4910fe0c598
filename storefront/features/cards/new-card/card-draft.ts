import { tabTexts } from '../../../lib/stored-texts.ts';

/**
 * A card begun on the landing page: it goes with its visitor through registration into the first-card wizard, in
 * this tab only. Storage may be off or full, and nothing relies on it.
 */
const key = 'cardDraft';

interface CardDraft {
  name: string;
  trade: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Stores what the landing page's form holds, or has sent in the address; without a name there, nothing. */
export function storeCardDraft(fields: Pick<FormData | URLSearchParams, 'get' | 'has'>): void {
  if (fields.has('card-name'))
    tabTexts.write(key, JSON.stringify({ name: fields.get('card-name'), trade: fields.get('card-trade') }));
}

/** The card begun, if any. */
export function readCardDraft(): CardDraft | null {
  const { name, trade } = Object(tabTexts.readJson(key)) as Record<string, unknown>;
  const draft = { name: textOf(name), trade: textOf(trade) };
  return draft.name || draft.trade ? draft : null;
}

/** Once the card is published. */
export function clearCardDraft(): void {
  tabTexts.write(key, null);
}
