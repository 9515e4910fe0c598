import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('07:00-19:00', '07:00-13:00'),
  texts: {
    he: {
      about: 'הובלות קטנות וגדולות בכל הארץ, אריזה, פירוק והרכבה, מנוף ואחסנה.',
      promise: 'שולחים רשימה או תמונות ומקבלים מחיר סופי. ביום ההובלה אנחנו בדלת בזמן.',
      services: [
        {
          group: 'הובלה',
          items: [
            ['הובלת דירה', 'יום עבודה'],
            ['הובלת משרד', 'יום עבודה'],
            ['הובלה קטנה', 'שעתיים'],
          ],
        },
        {
          group: 'סביב ההובלה',
          items: [
            ['אריזה ופריקה', '4 שעות'],
            ['אחסנה', null],
          ],
        },
      ],
      questions: [
        ['מה צריך להכין?', 'לארוז ספרים וכלים בארגזים, ולסמן כל ארגז בשם החדר.'],
        ['מפרקים ומרכיבים רהיטים?', 'כן. כותבים לנו מראש מה צריך לפרק.'],
        ['יש ביטוח?', 'כן. שולחים את הפוליסה יחד עם הצעת המחיר.'],
      ],
      sections: { services: 'מה מובילים', gallery: 'בדרך לבית החדש' },
      greeting: 'מאיפה לאן, ומתי?',
      messages: [
        ['הצעת מחיר להובלה', 'שלום, אשמח להצעת מחיר להובלה. מאיפה, לאן ומתי: '],
        ['הובלה קטנה', 'שלום, יש לי הובלה קטנה: '],
      ],
    },
    en: {
      about:
        'Small and large moves all over the country, packing, dismantling and assembly, a crane and storage.',
      promise: 'Send a list or pictures and get the final price. On the day, we are at your door on time.',
      services: [
        {
          group: 'Moving',
          items: [
            ['Moving a home', 'A day'],
            ['Moving an office', 'A day'],
            ['A few pieces', '2 hours'],
          ],
        },
        {
          group: 'Around it',
          items: [
            ['Packing and unpacking', '4 hours'],
            ['Storage', null],
          ],
        },
      ],
      questions: [
        ['What is to be prepared?', 'Pack books and dishes in boxes, and write the room on each.'],
        ['Do you take furniture apart?', 'Yes. Write to us beforehand what is to be taken apart.'],
        ['Are things insured?', 'Yes. The policy comes with the offer.'],
      ],
      sections: { services: 'What we move', gallery: 'On the way to a new home' },
      greeting: 'From where to where, and when?',
      messages: [
        ['Quote for a move', 'Hello, I would like a quote for a move. From, to and when: '],
        ['A small move', 'Hello, I have a small move: '],
      ],
    },
  },
};

export default pack;
