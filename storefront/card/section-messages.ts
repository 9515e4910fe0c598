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
  /** Beside the main address, which the ways of contact show. */
  branches: string;
  questions: string;
  documents: string;
  /** How many pages a document has, short. */
  pages(count: number): string;
  payment: string;
  /** Where the owner wrote no words of their own. */
  payBy(name: string): string;
  opensAt(house: string): string;
  /** Who takes the money. */
  paidThere: string;
}

const arabic = pluralOf('ar');
const marks = [',', '.'] as const;
const sum = (amounts: string): string => `₪${amounts}`;

const he: SectionMessages = {
  services: 'שירותים ומחירים',
  prices: { from: 'מ־', onRequest: 'לפי הצעה', free: 'ללא עלות', marks, sum },
  order: 'להזמין ב־WhatsApp',
  orderOf: (service) => `שלום, אשמח להזמין: ${service}`,
  branches: 'סניפים נוספים',
  questions: 'שאלות ותשובות',
  documents: 'מסמכים',
  pages: (count) => (count === 1 ? 'עמוד אחד' : `${count} עמ׳`),
  payment: 'תשלום',
  payBy: (name) => `תשלום ב־${name}`,
  opensAt: (house) => `נפתח בדף של ${house}`,
  paidThere: 'משלמים בדף שנפתח. ביקור לא רואה את פרטי הכרטיס ולא גובה עמלה.',
};

const en: SectionMessages = {
  services: 'Services and prices',
  prices: { from: 'from ', onRequest: 'on request', free: 'free', marks, sum },
  order: 'Order on WhatsApp',
  orderOf: (service) => `Hello, I would like to order: ${service}`,
  branches: 'More branches',
  questions: 'Questions and answers',
  documents: 'Documents',
  pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
  payment: 'Payment',
  payBy: (name) => `Pay with ${name}`,
  opensAt: (house) => `Opens on a page of ${house}`,
  paidThere: 'You pay on the page that opens. Bikur sees no card details and takes no commission.',
};

const ar: SectionMessages = {
  services: 'قائمة الأسعار',
  prices: { from: 'ابتداءً من ', onRequest: 'السعر عند الطلب', free: 'مجانًا', marks, sum },
  order: 'الطلب عبر WhatsApp',
  orderOf: (service) => `مرحبًا، أودّ أن أطلب: ${service}`,
  branches: 'فروع أخرى',
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
  payment: 'الدفع',
  payBy: (name) => `الدفع عبر ${name}`,
  opensAt: (house) => `يُفتح في صفحة ${house}`,
  paidThere: 'يتمّ الدفع في الصفحة التي تُفتح. بيكور لا يرى بيانات البطاقة ولا يأخذ عمولة.',
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
  branches: 'Другие филиалы',
  questions: 'Вопросы и ответы',
  documents: 'Документы',
  pages: (count) => `${count}\u00A0стр.`,
  payment: 'Оплата',
  payBy: (name) => `Оплата через ${name}`,
  opensAt: (house) => `Откроется страница ${house}`,
  paidThere: 'Оплата проходит на открывшейся странице. Bikur не видит данных карты и не берёт комиссии.',
};

export const sectionMessages: ByCardLanguage<SectionMessages> = { he, ar, ru, en };
