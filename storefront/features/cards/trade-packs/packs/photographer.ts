import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('09:00-19:00', null),
  texts: {
    he: {
      about: 'צילום חתונות ואירועים, תדמית לאתר ולרשתות, מוצרים ואוכל, בסטודיו ובכל מקום בארץ.',
      promise: 'מתכננים יחד לפני הצילום, ומקבלים גלריה ערוכה לבחירה, מוכנה לשיתוף ולהדפסה.',
      services: [
        {
          group: 'אירועים',
          items: [
            ['צילום חתונה', 'יום שלם'],
            ['צילום אירוע', '4 שעות'],
            ['צילומי משפחה', 'שעה וחצי'],
          ],
        },
        {
          group: 'עסקים',
          items: [
            ['תמונות תדמית', 'שעה'],
            ['צילום מוצרים', '3 שעות'],
          ],
        },
      ],
      questions: [
        ['מתי מקבלים את התמונות?', 'מאירוע תוך שלושה שבועות, מצילומי סטודיו תוך שבוע.'],
        ['כמה תמונות מקבלים?', 'זה כתוב בהצעה. מצילומי משפחה בדרך כלל שלושים ערוכות.'],
        ['מה לובשים?', 'צבעים רגועים, בלי כיתוב. לפני הצילום נשלחת רשימה קצרה.'],
      ],
      sections: { services: 'סוגי צילום', gallery: 'מבחר תמונות' },
      greeting: 'מה מצלמים, ומתי?',
      messages: [
        ['בדיקת תאריך', 'שלום, אשמח לבדוק אם התאריך פנוי: '],
        ['הצעת מחיר', 'שלום, אשמח להצעת מחיר לצילום: '],
      ],
    },
    en: {
      about:
        'Weddings and events, portraits for site and networks, products and food, in the studio and anywhere in the country.',
      promise:
        'We plan the shoot together, and you get an edited gallery to choose from, ready to share and to print.',
      services: [
        {
          group: 'Occasions',
          items: [
            ['Wedding photography', 'A whole day'],
            ['Event photography', '4 hours'],
            ['Family photographs', '90 minutes'],
          ],
        },
        {
          group: 'Businesses',
          items: [
            ['Portraits', '1 hour'],
            ['Product photography', '3 hours'],
          ],
        },
      ],
      questions: [
        ['When do we get the pictures?', 'From an occasion within three weeks, from the studio within one.'],
        ['How many pictures are there?', 'The offer says so. Of a family usually thirty, edited.'],
        ['What do we wear?', 'Calm colours, no lettering. A short list is sent before.'],
      ],
      sections: { services: 'Kinds of photography', gallery: 'Selected pictures' },
      greeting: 'What shall be photographed, and when?',
      messages: [
        ['Check a date', 'Hello, is this date free: '],
        ['Get a quote', 'Hello, I would like a quote for photography: '],
      ],
    },
  },
};

export default pack;
