import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('08:00-18:00', '08:00-13:00'),
  texts: {
    he: {
      about: 'תיקון תקלות וקצרים, החלפת לוחות חשמל, נקודות חדשות, גופי תאורה ועמדות טעינה לרכב.',
      promise: 'עבודה מסודרת ובטוחה, הסבר ברור על מה שנעשה, ומחיר שידוע מראש.',
      services: [
        {
          group: 'תקלות',
          items: [
            ['איתור קצר', 'שעה'],
            ['החלפת שקע או מפסק', '30 דקות'],
          ],
        },
        {
          group: 'התקנות',
          items: [
            ['החלפת לוח חשמל', '4 שעות'],
            ['גוף תאורה או מאוורר תקרה', '45 דקות'],
            ['עמדת טעינה לרכב', '4 שעות'],
          ],
        },
      ],
      questions: [
        [
          'קפץ הפקק. מה עושים?',
          'מנתקים את המכשירים ומרימים את המפסק פעם אחת. אם הוא קופץ שוב, לא מנסים עוד ומתקשרים.',
        ],
        ['צריך להיות בבית?', 'כן, בתחילת העבודה ובסיומה. בין לבין לא חייבים.'],
        ['מי מביא את החומרים?', 'אנחנו. אפשר גם לקנות לבד גופי תאורה, ואנחנו נתקין.'],
      ],
      sections: { services: 'עבודות חשמל', gallery: 'הדלקנו' },
      greeting: 'מה צריך לתקן או להתקין?',
      messages: [
        ['תקלת חשמל', 'שלום, יש לי תקלת חשמל: '],
        ['הצעת מחיר', 'שלום, אשמח להצעת מחיר לעבודת חשמל: '],
      ],
    },
    en: {
      about:
        'Issues and short circuits, new fuse boards, extra sockets, lighting and charging points for cars.',
      promise: 'Safe and tidy work, a clear explanation of what was done, and a price you know beforehand.',
      services: [
        {
          group: 'Faults',
          items: [
            ['Finding a short circuit', '1 hour'],
            ['Replacing a socket or a switch', '30 minutes'],
          ],
        },
        {
          group: 'Installations',
          items: [
            ['Replacing a switchboard', '4 hours'],
            ['Light fitting or ceiling fan', '45 minutes'],
            ['Charging point for a car', '4 hours'],
          ],
        },
      ],
      questions: [
        [
          'The fuse has tripped. What now?',
          'Unplug the appliances and switch it on once. If it trips again, leave it and call.',
        ],
        ['Must somebody be at home?', 'Yes, at the start and at the end of the work. Not in between.'],
        [
          'Who brings the materials?',
          'We do. You may also buy light fittings yourselves, and we install them.',
        ],
      ],
      sections: { services: 'Electrical work', gallery: 'Switched on' },
      greeting: 'What is to be mended or installed?',
      messages: [
        ['Report a fault', 'Hello, I have an electrical fault: '],
        ['Get a quote', 'Hello, I would like a quote for electrical work: '],
      ],
    },
  },
};

export default pack;
