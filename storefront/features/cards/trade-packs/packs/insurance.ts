import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('08:30-17:00', null),
  texts: {
    he: {
      about: 'ביטוחי רכב, דירה, בריאות ועסק, פנסיה וקרנות השתלמות, במקום אחד ועם אדם אחד שמכיר אתכם.',
      promise: 'עוברים יחד על מה שכבר יש, מבטלים כפל, ונמצאים בטלפון ביום שבו צריך לתבוע.',
      services: [
        {
          group: 'ביטוח',
          items: [
            ['ביטוח רכב', '15 דקות'],
            ['ביטוח דירה', '20 דקות'],
            ['ביטוח בריאות', '45 דקות'],
          ],
        },
        {
          group: 'חיסכון',
          items: [
            ['בדיקת תיק פנסיה', 'שעה'],
            ['קרן השתלמות', '30 דקות'],
          ],
        },
      ],
      questions: [
        ['כמה עולה בדיקת תיק?', 'בלי תשלום ובלי התחייבות.'],
        ['מה שולחים כדי לקבל הצעה?', 'צילום של הפוליסה הקיימת ותעודת זהות.'],
        ['קרתה תאונה. מה עושים?', 'מצלמים, רושמים פרטים, ומתקשרים אלינו. ממשיכים משם יחד.'],
      ],
      sections: { services: 'ביטוח וחיסכון', gallery: 'להכיר אותנו' },
      greeting: 'על מה שומרים?',
      messages: [
        ['בדיקת תיק', 'שלום, אשמח לבדיקה של הביטוחים והפנסיה שלי.'],
        ['הצעה לביטוח רכב', 'שלום, אשמח להצעה לביטוח רכב.'],
      ],
    },
    en: {
      about:
        'Car, home, health and business insurance, pensions and savings funds, in one place and with one person who knows you.',
      promise:
        'We go through what you have, end what you pay for twice, and answer the phone on the day you need to claim.',
      services: [
        {
          group: 'Insurance',
          items: [
            ['Car insurance', '15 minutes'],
            ['Home insurance', '20 minutes'],
            ['Health insurance', '45 minutes'],
          ],
        },
        {
          group: 'Savings',
          items: [
            ['Pension review', '1 hour'],
            ['Savings fund', '30 minutes'],
          ],
        },
      ],
      questions: [
        ['What does a review cost?', 'Nothing, and it binds you to nothing.'],
        ['What do you need for an offer?', 'A picture of the present policy and an identity card.'],
        [
          'There was an accident. What now?',
          'Take pictures, note the details, and call us. We go on from there together.',
        ],
      ],
      sections: { services: 'Insurance and savings', gallery: 'Meet us' },
      greeting: 'What shall be protected?',
      messages: [
        ['Check my policies', 'Hello, I would like my insurance and pension checked.'],
        ['Car insurance', 'Hello, I would like an offer for car insurance.'],
      ],
    },
  },
};

export default pack;
