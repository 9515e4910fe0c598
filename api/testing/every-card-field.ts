import { cardFieldsWith } from '../contract/cards/card-fields.ts';
import { someService as service } from './card-owner.ts';

/** A text in each field of words that the list has or will have. */
const someWords = Object.fromEntries(
  [...cardFieldsWith('type', 'line'), ...cardFieldsWith('type', 'text')].map((field) => [
    field,
    `${field} של הכרטיס`,
  ]),
);

/** A value of each field that names no file and no address of the card's own. */
export const everyField = {
  ...someWords,
  template: 'night',
  documents: [],
  translations: [{ language: 'ru', texts: [{ path: 'about', source: 'about של הכרטיס', text: 'О нас' }] }],
  accentColor: '#0b7a6b',
  palette: 'plum',
  typeface: 'serif',
  colorScheme: 'dark',
  primaryAction: 'whatsapp',
  useCustomSlug: true,
  seoTitle: 'דנה לוי | אדריכלות & Interior',
  seoDescription: 'שורה אחת\nושנייה',
  seoKeywords: 'עיצוב, פנים, 2026',
  businessName: 'DJ ומפיק “שלום” 🎧',
  category: 'מוזיקה',
  jobTitle: 'תקליטן',
  about: 'טל׳ 03-1234567 (משרד)\n\nCafé בע״מ 👩‍👩‍👧',
  address: 'אבן גבירול 71, תל אביב',
  mapLink: 'https://maps.app.goo.gl/abc',
  lat: 32.0853,
  lng: 34.7818,
  phone: '*2345',
  email: 'dana@example.co.il',
  website: 'https://example.co.il/',
  whatsapp: '052-123-4567',
  showWhatsapp: false,
  openingHours: 'בחגים סגור',
  businessHours: [
    {
      day: 0,
      spans: [
        { opens: '09:00', closes: '13:00' },
        { opens: '16:00', closes: '24:00' },
      ],
    },
    { day: 4, spans: [{ opens: '22:00', closes: '04:00' }] },
    { day: 6, spans: [] },
  ],
  services: [
    { name: 'תספורות', items: [service('תספורת', { duration: '45 דק׳' }), service('פן', { price: '90' })] },
    {
      name: null,
      items: [
        service('גוונים', { priceKind: 'range', price: '480', priceTo: '750' }),
        service('כלה', { priceKind: 'request', price: null, priceUnit: 'לפי ייעוץ', canOrder: false }),
      ],
    },
  ],
  takesRequests: true,
  requestLength: '45',
  specialDays: [
    {
      from: '2099-09-14',
      to: '2099-09-15',
      name: null,
      holiday: 'roshHashana',
      spans: [],
      byAppointment: false,
    },
    {
      from: '2099-09-13',
      to: '2099-09-13',
      name: 'יום מרוכז',
      holiday: null,
      spans: [
        { opens: '09:00', closes: '13:00' },
        { opens: '16:00', closes: '02:00' },
      ],
      byAppointment: false,
    },
  ],
  sections: [
    { name: 'questions', title: 'לפני שבאים', isShown: true },
    { name: 'about', title: null, isShown: true },
    { name: 'services', title: null, isShown: false },
  ],
  questions: [{ question: 'אפשר לבוא עם תינוק?', answer: 'בטח.\nיש פינה להנקה.' }],
  promoVideoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
  facebook: 'https://www.facebook.com/dana',
  showFacebook: false,
  instagram: 'https://www.instagram.com/dana',
  showInstagram: false,
  twitter: 'https://x.com/dana',
  showTwitter: false,
  tiktok: 'https://www.tiktok.com/@dana',
  showTiktok: false,
  youtube: 'https://www.youtube.com/@dana',
  showYoutube: false,
  linkedin: 'https://www.linkedin.com/in/dana',
  showLinkedin: false,
  telegram: 'https://t.me/dana',
  showTelegram: false,
  pinterest: 'https://www.pinterest.com/dana',
  showPinterest: false,
  mapsRatingUrl: 'https://g.page/r/abc/review',
  showMapsRating: true,
  showMark: false,
  customLinks: [
    { title: 'תפריט', url: 'https://example.co.il/menu', isShown: true, showFrom: null, showUntil: null },
    {
      title: 'מבצע 🎉',
      url: 'https://example.co.il/sale',
      isShown: false,
      showFrom: '2026-12-01T07:00:00.000Z',
      showUntil: '2026-12-31T22:00:00.000Z',
    },
  ],
  showContactForm: true,
  contactFormTitle: 'דברו איתנו',
  language: 'he',
  phones: [{ label: 'משרד & Fax', number: '*2345' }],
  paymentLinks: [{ kind: 'page', title: 'פגישה, ₪650', url: 'https://payments.payplus.co.il/l/a1' }],
  branches: [
    {
      name: 'סניף רעננה',
      address: 'אחוזה 120, רעננה',
      phone: '09-555-0120',
      hours: [
        { day: 0, spans: [{ opens: '09:00', closes: '24:00' }] },
        { day: 5, spans: [], byAppointment: true },
      ],
    },
    { name: 'Haifa & Krayot', address: 'הנמל 3, חיפה', phone: null, hours: null },
  ],
};
