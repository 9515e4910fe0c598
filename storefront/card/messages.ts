import type { ByLanguage, Direction } from '../../api/contract/base/languages.ts';
import type { WalletKind } from '../../api/contract/cards/public-card.schema.ts';

/** The texts of the card itself; its owner typed all others. */
export interface CardMessages {
  direction: Direction;
  skip: string;
  days: readonly [string, string, string, string, string, string, string];
  shortDays: readonly [string, string, string, string, string, string, string];
  today: string;
  shut: string;
  openNow: string;
  shutNow: string;
  openAlways: string;
  byAppointment: string;
  byAppointmentToday: string;
  requestTime: string;
  /** How a date near to now is written. */
  shortDate: Intl.DateTimeFormatOptions;
  /** Whose order of a date's parts that is. */
  dateLocale: string;
  until(time: string): string;
  opensAt(time: string): string;
  opensTomorrow(time: string): string;
  /**
   * @param day 0 is Sunday
   * @param date with a space before it, where the day alone doesn't say which
   */
  opensOn(day: number, time: string, date?: string): string;
  firstActions: string;
  ways: string;
  actions: Record<'phone' | 'whatsapp' | 'email' | 'website' | 'waze' | 'maps', string>;
  /** In the bar of first actions, under an icon; the whole words are read aloud. */
  shortActions: Record<'waze' | 'save', string>;
  primary: Record<'phone' | 'whatsapp' | 'email' | 'website' | 'map' | 'contactForm', string>;
  inWhatsapp: string;
  about: string;
  gallery: string;
  enlarge: string;
  video: string;
  videoHint(site: string): string;
  links: string;
  keep: string;
  save: string;
  share: string;
  qr: string;
  qrLabel: string;
  qrHint: string;
  qrClose: string;
  wallets: Readonly<Record<WalletKind, string>>;
  hours: string;
  rating: string;
  ratingTitle: string;
  ratingHint: string;
  social: string;
  portraitOf(name: string): string;
  logoOf(name: string): string;
  siteName: string;
  made: string;
  accessibility: string;
  report: string;
  previewOf(name: string): string;
}

const hebrewDays = [
  'יום ראשון',
  'יום שני',
  'יום שלישי',
  'יום רביעי',
  'יום חמישי',
  'יום שישי',
  'שבת',
] as const;

const he: CardMessages = {
  direction: 'rtl',
  skip: 'דילוג לתוכן הכרטיס',
  days: hebrewDays,
  shortDays: ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'שבת'],
  today: 'היום',
  shut: 'סגור',
  openNow: 'פתוח עכשיו',
  shutNow: 'סגור עכשיו',
  openAlways: 'פתוח תמיד',
  byAppointment: 'בתיאום',
  byAppointmentToday: 'היום בתיאום מראש',
  requestTime: 'לבקש מועד',
  shortDate: { day: 'numeric', month: 'numeric' },
  dateLocale: 'he-IL',
  until: (time) => `עד ${time}`,
  opensAt: (time) => `נפתח ב־${time}`,
  opensTomorrow: (time) => `נפתח מחר ב־${time}`,
  opensOn: (day, time, date = '') => `נפתח ב${hebrewDays[day]}${date} ב־${time}`,
  firstActions: 'פעולות ראשונות',
  ways: 'דרכי קשר',
  actions: {
    phone: 'שיחה',
    whatsapp: 'WhatsApp',
    email: 'אימייל',
    website: 'אתר',
    waze: 'ניווט ב־Waze',
    maps: 'Google Maps',
  },
  shortActions: { waze: 'ניווט', save: 'שמירה' },
  primary: {
    phone: 'להתקשר',
    whatsapp: 'WhatsApp',
    email: 'שליחת מייל',
    website: 'לאתר',
    map: 'ניווט ב־Waze',
    contactForm: 'להשאיר פרטים',
  },
  inWhatsapp: 'ב־WhatsApp',
  about: 'נעים להכיר',
  gallery: 'גלריה',
  enlarge: 'הגדלת התמונה',
  video: 'צפייה בסרטון',
  videoHint: (site) => `נפתח ב־${site}`,
  links: 'שווה הקלקה',
  keep: 'קחו אותי אתכם',
  save: 'שמירה באנשי הקשר',
  share: 'שיתוף',
  qr: 'קוד QR',
  qrLabel: 'קוד QR שפותח את הכרטיס',
  qrHint: 'סרקו כדי לפתוח את הכרטיס בטלפון',
  qrClose: 'הסתרת הקוד',
  wallets: { apple: 'הוספה ל־Apple Wallet', google: 'הוספה ל־Google Wallet' },
  hours: 'שעות פתיחה',
  rating: 'דירוג במפות',
  ratingTitle: 'נהניתם? כתבו לנו ביקורת ב־Google',
  ratingHint: 'הביקורת נפתחת ב־Google Maps',
  social: 'עוד ברשת',
  portraitOf: (name) => `תמונת הפרופיל של ${name}`,
  logoOf: (name) => `הלוגו של ${name}`,
  siteName: 'ביקור',
  made: 'נוצר בביקור',
  accessibility: 'הצהרת נגישות',
  report: 'דיווח על הכרטיס',
  previewOf: (name) => `כרטיס הביקור של ${name}`,
};

const englishDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const en: CardMessages = {
  direction: 'ltr',
  skip: 'Skip to the card',
  days: englishDays,
  shortDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  today: 'Today',
  shut: 'Closed',
  openNow: 'Open now',
  shutNow: 'Closed now',
  openAlways: 'Always open',
  byAppointment: 'By appointment',
  byAppointmentToday: 'By appointment today',
  requestTime: 'Request a time',
  shortDate: { day: 'numeric', month: 'short' },
  dateLocale: 'en-IL',
  until: (time) => `until ${time}`,
  opensAt: (time) => `opens at ${time}`,
  opensTomorrow: (time) => `opens tomorrow at ${time}`,
  opensOn: (day, time, date = '') => `opens ${englishDays[day]}${date} at ${time}`,
  firstActions: 'First actions',
  ways: 'Ways to reach us',
  actions: {
    phone: 'Call',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    website: 'Website',
    waze: 'Waze',
    maps: 'Google Maps',
  },
  shortActions: { waze: 'Waze', save: 'Save' },
  primary: {
    phone: 'Call',
    whatsapp: 'WhatsApp',
    email: 'Write an e-mail',
    website: 'Visit the website',
    map: 'Navigate with Waze',
    contactForm: 'Leave your details',
  },
  inWhatsapp: 'on WhatsApp',
  about: 'Nice to meet you',
  gallery: 'Gallery',
  enlarge: 'Enlarge the picture',
  video: 'Watch the video',
  videoHint: (site) => `opens on ${site}`,
  links: 'Worth a click',
  keep: 'Take me along',
  save: 'Save to contacts',
  share: 'Share',
  qr: 'QR code',
  qrLabel: 'QR code that opens this card',
  qrHint: 'Scan to open the card on a phone',
  qrClose: 'Hide the code',
  wallets: { apple: 'Add to Apple Wallet', google: 'Add to Google Wallet' },
  hours: 'Opening hours',
  rating: 'Rating on maps',
  ratingTitle: 'Liked it? Write us a review on Google',
  ratingHint: 'The review opens in Google Maps',
  social: 'More of us',
  portraitOf: (name) => `Profile picture of ${name}`,
  logoOf: (name) => `Logo of ${name}`,
  siteName: 'Bikur',
  made: 'Made with Bikur',
  accessibility: 'Accessibility',
  report: 'Report this card',
  previewOf: (name) => `Business card of ${name}`,
};

/** In the languages of the interface; a card's further ones are files of their own (all-messages.ts). */
export const cardMessages: ByLanguage<CardMessages> = { he, en };
