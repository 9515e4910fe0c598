import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('09:00-19:00', '09:00-13:00'),
  texts: {
    he: {
      about: 'ארוחות שף בבית, בראנצ׳ים, בר מצווה, אירועי חברה ומגשי אירוח, עם תפריט שמתאים לאורחים ולתקציב.',
      promise: 'דואגים גם לרגישויות, לטבעונים ולכלים, ומשאירים מטבח נקי.',
      services: [
        {
          group: 'אירועים',
          items: [
            ['ארוחת שף בבית', '3 שעות'],
            ['אירוע עד 30 אורחים', null],
            ['אירוע חברה', null],
          ],
        },
        {
          group: 'מגשים',
          items: [
            ['מגש אירוח מתוק', 'להזמין יומיים מראש'],
            ['בראנץ׳ עד הבית', 'להזמין יומיים מראש'],
          ],
        },
      ],
      questions: [
        ['כמה זמן מראש מזמינים?', 'לארוחה קטנה שבוע, לאירוע חודש.'],
        ['יש כשרות?', 'כתוב בהצעה. אפשר לשאול לפני.'],
        ['אפשר לטעום קודם?', 'כן, לאירוע קובעים טעימות.'],
      ],
      sections: { services: 'תפריטים ואירועים', gallery: 'מהשולחן' },
      greeting: 'כמה אורחים, ובאיזה תאריך?',
      messages: [
        ['הצעה לאירוע', 'שלום, אשמח להצעה לאירוע. תאריך ומספר אורחים: '],
        ['קבלת תפריט', 'שלום, אשמח לקבל את התפריט.'],
      ],
    },
    en: {
      about:
        'Chef dinners at home, brunches, family celebrations, company events and platters, with a menu that fits the guests and the budget.',
      promise: 'We see to allergies, vegans and tableware, and leave a clean kitchen.',
      services: [
        {
          group: 'Occasions',
          items: [
            ['Chef dinner at home', '3 hours'],
            ['Event for up to 30 guests', null],
            ['Company event', null],
          ],
        },
        {
          group: 'Platters',
          items: [
            ['Sweet platter', 'Order two days ahead'],
            ['Brunch delivered', 'Order two days ahead'],
          ],
        },
      ],
      questions: [
        ['How far ahead do we order?', 'A small meal a week, an event a month.'],
        ['Is it kosher?', 'The offer says so. Do ask before.'],
        ['Can we taste first?', 'Yes, for an event we arrange a tasting.'],
      ],
      sections: { services: 'Menus and occasions', gallery: 'From the table' },
      greeting: 'How many guests, and on which date?',
      messages: [
        ['Offer for an event', 'Hello, I would like an offer for an event. Date and number of guests: '],
        ['See the menu', 'Hello, please send me the menu.'],
      ],
    },
  },
};

export default pack;
