import type { Language } from '../../../../api/contract/base/languages.ts';
import type { BusinessHours } from '../../../../api/contract/cards/entities/business-hours.schema.ts';
import type { CardSection } from '../../../../api/contract/cards/section-names.ts';
import type { TradeId } from '../new-card/trades.ts';

/** What a trade proposes in one language, in the voice of its owner to clients. */
export interface PackTexts {
  /** What is done; it claims nothing that the product can't know: years, licences, prizes. */
  about: string;
  /** How it is done: a promise to clients, marked as one beside its proposal. */
  promise: string;
  /** Without prices, which only the owner knows; the usual duration in words, where there is one. */
  services: readonly {
    group: string;
    items: readonly (readonly [name: string, duration: string | null])[];
  }[];
  questions: readonly (readonly [question: string, answer: string])[];
  /** Names that sections have in this trade. */
  sections: Partial<Record<CardSection, string>>;
  /** Above the contact form. */
  greeting: string;
  /** What customers ask for first: a title, and the WhatsApp message it opens. */
  messages: readonly (readonly [title: string, message: string])[];
}

/** What a card of a trade usually holds: all of it a proposal until its owner confirms it (docs/product.md 12.10). */
export interface TradePack {
  hours: BusinessHours;
  texts: Record<Language, PackTexts>;
}

/** A week with the same hours from Sunday to Thursday; null for a closed Friday. Times as `09:00-17:00`. */
export function weekOf(weekdays: string, friday: string | null): BusinessHours {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const [opens, closes] = (day < 5 ? weekdays : day === 5 ? friday : null)?.split('-') ?? [];
    return { day, spans: opens && closes ? [{ opens, closes }] : [] };
  });
}

const files = import.meta.glob<{ default: TradePack }>('./packs/*.ts');

/** A small file of its own for each trade, fetched once its trade is chosen; null for a trade in one's own words. */
export async function readTradePack(trade: TradeId): Promise<TradePack | null> {
  const name = trade.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return (await files[`./packs/${name}.ts`]?.())?.default ?? null;
}
