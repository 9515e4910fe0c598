import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('09:00-19:00', '09:00-13:00'),
  texts: {
    he: {
      about: 'טיפולי פנים, הסרת שיער, מניקור ופדיקור, גבות ואיפור לאירועים, באווירה שקטה וביחס אישי.',
      promise: 'בפגישה הראשונה בודקים את העור ואת מה שחשוב לכם, ומתאימים את הטיפול.',
      services: [
        {
          group: 'פנים',
          items: [
            ['טיפול פנים קלאסי', 'שעה'],
            ['עיצוב גבות', '20 דקות'],
            ['הסרת שיער בשעווה', '30 דקות'],
          ],
        },
        {
          group: 'אירועים',
          items: [
            ['איפור ערב', 'שעה ורבע'],
            ['איפור כלות', 'שעתיים'],
          ],
        },
      ],
      questions: [
        ['איך מבטלים תור?', 'בהודעה, עד 24 שעות לפני. בלי חיוב.'],
        ['כמה זמן מחזיק טיפול פנים?', 'מומלץ לחזור אחרי ארבעה עד שישה שבועות.'],
        ['מה לעשות לפני הטיפול?', 'לבוא בלי איפור, ולספר על אלרגיות ותרופות.'],
      ],
      sections: { services: 'הטיפולים', gallery: 'אחרי הטיפול' },
      greeting: 'באיזה טיפול מדובר?',
      messages: [
        ['קביעת תור', 'שלום, אשמח לקבוע תור לטיפול: '],
        ['איפור לאירוע', 'שלום, אשמח לפרטים על איפור לאירוע בתאריך: '],
      ],
    },
    en: {
      about:
        'Facials, hair removal, manicure and pedicure, eyebrows and make-up for events, in a quiet place and with personal care.',
      promise:
        'At the first appointment we look at your skin and hear what matters to you, and choose the treatment accordingly.',
      services: [
        {
          group: 'Face',
          items: [
            ['Classic facial', '1 hour'],
            ['Shaping brows', '20 minutes'],
            ['Waxing', '30 minutes'],
          ],
        },
        {
          group: 'Occasions',
          items: [
            ['Evening make-up', '75 minutes'],
            ['Bridal make-up', '2 hours'],
          ],
        },
      ],
      questions: [
        ['How is an appointment cancelled?', 'By message, up to 24 hours before. Free of charge.'],
        ['How long does a facial last?', 'Coming back after four to six weeks is recommended.'],
        ['What should be done before?', 'Come without make-up, and mention allergies and medicines.'],
      ],
      sections: { services: 'Treatments', gallery: 'After the treatment' },
      greeting: 'Which treatment is it about?',
      messages: [
        ['Book an appointment', 'Hello, I would like an appointment for: '],
        ['Make-up for an event', 'Hello, I would like to hear about make-up for an event on: '],
      ],
    },
  },
};

export default pack;
