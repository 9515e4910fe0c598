import type { Language } from '../../api/contract/base/languages.ts';

/** The card's own words in sections that not every card has. */
export interface SectionMessages {
  services: string;
  prices: { from: string; onRequest: string; free: string };
  order: string;
  /** The first message of the chat with the owner. */
  orderOf(service: string): string;
  questions: string;
}

const he: SectionMessages = {
  services: 'שירותים ומחירים',
  prices: { from: 'מ־', onRequest: 'לפי הצעה', free: 'ללא עלות' },
  order: 'להזמין ב־WhatsApp',
  orderOf: (service) => `שלום, אשמח להזמין: ${service}`,
  questions: 'שאלות ותשובות',
};

const en: SectionMessages = {
  services: 'Services and prices',
  prices: { from: 'from ', onRequest: 'on request', free: 'free' },
  order: 'Order on WhatsApp',
  orderOf: (service) => `Hello, I would like to order: ${service}`,
  questions: 'Questions and answers',
};

export const sectionMessages: Record<Language, SectionMessages> = { he, en };
