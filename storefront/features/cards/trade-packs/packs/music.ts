import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('10:00-20:00', null),
  texts: {
    he: {
      about:
        'מוזיקה לחתונות, לימי הולדת ולאירועי חברה: מקבלת הפנים ועד השיר האחרון, עם הגברה ותאורה לפי המקום.',
      promise: 'לפני האירוע יושבים יחד על השירים שחייבים לנגן, ועל אלה שבשום אופן לא.',
      services: [
        {
          group: 'אירועים',
          items: [
            ['תקליטן לחתונה', '6 שעות'],
            ['מסיבה פרטית', '4 שעות'],
            ['אירוע חברה', '4 שעות'],
          ],
        },
        {
          group: 'תוספות',
          items: [
            ['הגברה ותאורה', null],
            ['מוזיקה לקבלת פנים', 'שעה וחצי'],
          ],
        },
      ],
      questions: [
        ['אפשר לבחור שירים?', 'כן. לפני האירוע בונים רשימה יחד.'],
        ['הציוד כלול?', 'הגברה בסיסית כן. על תאורה מדברים לפי המקום.'],
        ['מה עם שעה נוספת?', 'אפשר, המחיר שלה כתוב בהצעה.'],
      ],
      sections: { services: 'מוזיקה לאירועים', gallery: 'מהרחבה' },
      greeting: 'איזה אירוע, ומתי?',
      messages: [
        ['בדיקת תאריך', 'שלום, אשמח לבדוק אם התאריך פנוי: '],
        ['הצעת מחיר', 'שלום, אשמח להצעת מחיר לאירוע: '],
      ],
    },
    en: {
      about:
        'Music for weddings, birthdays and company events: from the reception to the last song, with sound and light to fit the place.',
      promise: 'Beforehand we sit together over the songs that must be played, and those that must not.',
      services: [
        {
          group: 'Occasions',
          items: [
            ['DJ for a wedding', '6 hours'],
            ['Private party', '4 hours'],
            ['Company event', '4 hours'],
          ],
        },
        {
          group: 'Extras',
          items: [
            ['Sound and light', null],
            ['Music for the reception', '90 minutes'],
          ],
        },
      ],
      questions: [
        ['Can we choose the songs?', 'Yes. We make a list together beforehand.'],
        ['Is the equipment included?', 'Basic sound is. Light depends on the place.'],
        ['What about another hour?', 'Possible, its price is in the offer.'],
      ],
      sections: { services: 'Music for occasions', gallery: 'From the dance floor' },
      greeting: 'Which occasion, and when?',
      messages: [
        ['Check a date', 'Hello, is this date free: '],
        ['Get a quote', 'Hello, I would like a quote for an event: '],
      ],
    },
  },
};

export default pack;
