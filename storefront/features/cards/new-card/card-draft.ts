import { tabTexts } from '../../../lib/stored-texts.ts';

/**
 * A card begun on the landing page, or by the foot of a card whose template pleased: it goes with its visitor through
 * registration into the first-card wizard, in this tab only. Storage may be off or full, and nothing relies on it.
 */
const key = 'cardDraft';

interface CardDraft {
  name: string;
  trade: string;
  /** As the address says it; '' for none. */
  template: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Stores what the landing page's form holds, or an address has sent; without a name or template there, nothing. */
export function storeCardDraft(fields: Pick<FormData | URLSearchParams, 'get' | 'has'>): void {
  // The foot of a card leads to examples in its template, and to registration; the filter there begins no card.
  const template = fields.has('register') ? fields.get('template') : null;
  const typed = fields.has('card-name') && { name: fields.get('card-name'), trade: fields.get('card-trade') };
  if (typed || template)
    tabTexts.write(key, JSON.stringify({ ...readCardDraft(), ...typed, ...(template && { template }) }));
}

/** The card begun, if any. */
export function readCardDraft(): CardDraft | null {
  const { name, trade, template } = Object(tabTexts.readJson(key)) as Record<string, unknown>;
  const draft = { name: textOf(name), trade: textOf(trade), template: textOf(template) };
  return draft.name || draft.trade || draft.template ? draft : null;
}

/** Once the card is published. */
export function clearCardDraft(): void {
  tabTexts.write(key, null);
}
