import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('08:00-18:00', '08:00-13:00'),
  texts: {
    he: {
      about: 'פתיחת סתימות, איתור ותיקון נזילות, החלפת ברזים, דודים ואסלות, והתקנות מלאות לבית ולעסק.',
      promise:
        'אומרים מחיר לפני שמתחילים, מגיעים בשעה שנקבעה ומשאירים מקום נקי. בטלפון אפשר כבר לתאר את הבעיה ולקבל הערכה.',
      services: [
        {
          group: 'תיקונים',
          items: [
            ['איתור ותיקון נזילה', 'שעתיים'],
            ['פתיחת סתימה', 'שעה'],
            ['החלפת ברז', '45 דקות'],
          ],
        },
        {
          group: 'התקנות',
          items: [
            ['החלפת דוד', '3 שעות'],
            ['התקנת אסלה או כיור', 'שעתיים'],
          ],
        },
      ],
      questions: [
        ['כמה עולה ביקור?', 'לפי סוג התקלה והמרחק. אומרים את המחיר בטלפון, לפני שיוצאים לדרך.'],
        ['מה עושים עד שמגיעים?', 'סוגרים את הברז הראשי, ואם אפשר שולחים תמונה של הנזילה.'],
        ['יש אחריות על העבודה?', 'כן. תקופת האחריות כתובה בחשבונית.'],
      ],
      sections: { services: 'מה מתקנים', gallery: 'כבר לא נוזל' },
      greeting: 'מה נוזל, ואיפה?',
      messages: [
        ['יש לי נזילה', 'שלום, יש לי נזילה ואשמח שתגיעו. הכתובת: '],
        ['הצעת מחיר', 'שלום, אשמח להצעת מחיר לעבודת אינסטלציה: '],
      ],
    },
    en: {
      about:
        'Blocked drains, leaks found and mended, taps, boilers and toilets replaced, and whole installations for homes and businesses.',
      promise:
        'You hear the price before we begin, we come at the hour we said, and we leave the place clean. Describe the problem by phone and you get an estimate.',
      services: [
        {
          group: 'Repairs',
          items: [
            ['Finding and mending a leak', '2 hours'],
            ['Unblocking a drain', '1 hour'],
            ['Replacing a tap', '45 minutes'],
          ],
        },
        {
          group: 'Installations',
          items: [
            ['Replacing a water heater', '3 hours'],
            ['Installing a toilet or a basin', '2 hours'],
          ],
        },
      ],
      questions: [
        [
          'What does a visit cost?',
          'It depends on the fault and the distance. The price is said on the phone, before we set out.',
        ],
        [
          'What can be done until you come?',
          'Close the main tap, and send a picture of the leak if you can.',
        ],
        ['Is the work guaranteed?', 'Yes. The period is written on the invoice.'],
      ],
      sections: { services: 'What we mend', gallery: 'Drips no more' },
      greeting: 'What is leaking, and where?',
      messages: [
        ['I have a leak', 'Hello, I have a leak and need a visit. My address: '],
        ['Get a quote', 'Hello, I would like a quote for plumbing work: '],
      ],
    },
  },
};

export default pack;
