/**
 * A card begun on the landing page: it goes with its visitor through registration into the first-card wizard, in
 * this tab only. Storage may be off or full, so every access may fail and nothing relies on it.
 */
const key = 'cardDraft';

interface CardDraft {
  name: string;
  trade: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Keeps what the form on the landing page holds. */
export function storeCardDraft(fields: Iterable<readonly [string, unknown]>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(fields)));
  } catch {}
}

/** The card begun, if any; also one sent by the form itself, before the application was awake, in the address. */
export function readCardDraft(): CardDraft | null {
  try {
    const sent = new URLSearchParams(location.search);
    if (sent.has('name')) storeCardDraft(sent);
    const { name, trade } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const draft = { name: textOf(name), trade: textOf(trade) };
    return draft.name || draft.trade ? draft : null;
  } catch {
    return null;
  }
}

/** Once the card is published. */
export function clearCardDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
