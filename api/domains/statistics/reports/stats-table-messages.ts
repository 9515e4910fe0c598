import type {
  CardEventType,
  EventDevice,
  EventSource,
} from '../../../contract/statistics/card-events.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';

interface StatsTableMessages {
  file: string;
  allCards: string;
  day: string;
  views: string;
  visitors: string;
  leftOut: string;
  ownVisits: string;
  types: Readonly<Record<Exclude<CardEventType, 'view'>, string>>;
  sources: Readonly<Record<EventSource, string>>;
  devices: Readonly<Record<EventDevice, string>>;
}

export const statsTableMessages: Readonly<Record<Language, StatsTableMessages>> = {
  he: {
    file: 'סטטיסטיקה',
    allCards: 'כל הכרטיסים',
    day: 'תאריך',
    views: 'צפיות',
    visitors: 'מבקרים שונים',
    leftOut: 'תצוגות מקדימות ובוטים שלא נספרו',
    ownVisits: 'כניסות שלך שלא נספרו',
    types: {
      phone: 'חיוג',
      email: 'מייל',
      website: 'אתר',
      whatsapp: 'WhatsApp',
      map: 'ניווט',
      social: 'רשתות',
      link: 'קישורים נוספים',
      document: 'פתיחת מסמכים',
      payment: 'מעבר לדף תשלום',
      share: 'שיתוף',
      download: 'שמירת איש קשר',
      contact_form: 'פניות בטופס',
    },
    sources: {
      direct: 'הגעה: קישור ישיר',
      qr: 'הגעה: קוד QR',
      nfc: 'הגעה: שבב NFC',
      whatsapp: 'הגעה: WhatsApp',
      social: 'הגעה: רשתות',
      search: 'הגעה: חיפוש',
      embed: 'הגעה: הטמעה באתר',
    },
    devices: { phone: 'מטלפון', tablet: 'מטאבלט', desktop: 'ממחשב', other: 'ממכשיר אחר' },
  },
  en: {
    file: 'Statistics',
    allCards: 'all cards',
    day: 'Date',
    views: 'Views',
    visitors: 'Different visitors',
    leftOut: 'Previews and bots left out',
    ownVisits: 'Your own visits left out',
    types: {
      phone: 'Calls',
      email: 'Emails',
      website: 'Website',
      whatsapp: 'WhatsApp',
      map: 'Navigation',
      social: 'Social networks',
      link: 'Further links',
      document: 'Documents opened',
      payment: 'Payment pages opened',
      share: 'Shares',
      download: 'Contacts saved',
      contact_form: 'Form messages',
    },
    sources: {
      direct: 'From: direct link',
      qr: 'From: QR code',
      nfc: 'From: NFC chip',
      whatsapp: 'From: WhatsApp',
      social: 'From: social networks',
      search: 'From: search',
      embed: 'From: embedded on a site',
    },
    devices: {
      phone: 'On a phone',
      tablet: 'On a tablet',
      desktop: 'On a computer',
      other: 'On another device',
    },
  },
};
