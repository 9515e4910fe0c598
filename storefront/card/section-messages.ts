import { pluralOf, type ByCardLanguage } from '../../api/contract/base/card-languages.ts';

/** The card's own words in sections that not every card has. */
export interface SectionMessages {
  services: string;
  prices: {
    from: string;
    onRequest: string;
    free: string;
    /** Between thousands, and before the decimals. */
    marks: readonly [thousands: string, decimals: string];
    /** With the sign on the side where the language writes it; a range has one sign. */
    sum(amounts: string): string;
  };
  order: string;
  /** The first message of the chat with the owner. */
  orderOf(service: string): string;
  questions: string;
  documents: string;
  /** How many pages a document has, short. */
  pages(count: number): string;
}

const arabic = pluralOf('ar');
const marks = [',', '.'] as const;
const sum = (amounts: string): string => `₪${amounts}`;

const he: SectionMessages = {
  services: 'שירותים ומחירים',
  prices: { from: 'מ־', onRequest: 'לפי הצעה', free: 'ללא עלות', marks, sum },
  order: 'להזמין ב־WhatsApp',
  orderOf: (service) => `שלום, אשמח להזמין: ${service}`,
  questions: 'שאלות ותשובות',
  documents: 'מסמכים',
  pages: (count) => (count === 1 ? 'עמוד אחד' : `${count} עמ׳`),
};

const en: SectionMessages = {
  services: 'Services and prices',
  prices: { from: 'from ', onRequest: 'on request', free: 'free', marks, sum },
  order: 'Order on WhatsApp',
  orderOf: (service) => `Hello, I would like to order: ${service}`,
  questions: 'Questions and answers',
  documents: 'Documents',
  pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
};

const ar: SectionMessages = {
  services: 'قائمة الأسعار',
  prices: { from: 'ابتداءً من ', onRequest: 'السعر عند الطلب', free: 'مجانًا', marks, sum },
  order: 'الطلب عبر WhatsApp',
  orderOf: (service) => `مرحبًا، أودّ أن أطلب: ${service}`,
  questions: 'أسئلة وأجوبة',
  documents: 'مستندات',
  pages: (count) =>
    arabic(count, {
      zero: 'بدون صفحات',
      one: 'صفحة واحدة',
      two: 'صفحتان',
      few: `${count} صفحات`,
      many: `${count} صفحة`,
      other: `${count} صفحة`,
    }),
};

const ru: SectionMessages = {
  services: 'Услуги и цены',
  prices: {
    from: 'от\u00A0',
    onRequest: 'по запросу',
    free: 'бесплатно',
    marks: ['\u00A0', ','],
    sum: (amounts) => `${amounts}\u00A0₪`,
  },
  order: 'Заказать в WhatsApp',
  orderOf: (service) => `Здравствуйте! Хочу заказать: ${service}`,
  questions: 'Вопросы и ответы',
  documents: 'Документы',
  pages: (count) => `${count}\u00A0стр.`,
};

export const sectionMessages: ByCardLanguage<SectionMessages> = { he, ar, ru, en };
