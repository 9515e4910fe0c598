import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('08:00-19:00', '08:00-12:00'),
  texts: {
    he: {
      about: 'טיפול בכאבי גב, צוואר, כתף וברך, שיקום אחרי פציעה או ניתוח, וליווי של ספורטאים.',
      promise: 'בפגישה הראשונה בודקים, מסבירים ומסכמים יחד יעד. בסוף כל טיפול יוצאים עם תרגילים לבית.',
      services: [
        {
          group: 'טיפול',
          items: [
            ['אבחון וטיפול ראשון', 'שעה'],
            ['טיפול המשך', '45 דקות'],
            ['שיקום אחרי ניתוח', '45 דקות'],
          ],
        },
        {
          group: 'ספורט ובית',
          items: [
            ['טיפול בפציעת ספורט', '45 דקות'],
            ['ביקור בית', 'שעה'],
          ],
        },
      ],
      questions: [
        ['צריך הפניה מרופא?', 'לטיפול פרטי בדרך כלל לא. להחזר מהקופה או מהביטוח כן.'],
        ['כמה טיפולים צריך?', 'אחרי הבדיקה הראשונה אומרים מספר משוער.'],
        ['מה מביאים?', 'בגדים נוחים, צילומים ומסמכים רפואיים אם יש.'],
      ],
      sections: { services: 'טיפולים ושיקום', gallery: 'הקליניקה' },
      greeting: 'איפה כואב, וממתי?',
      messages: [
        ['קביעת תור', 'שלום, אשמח לקבוע תור לפיזיותרפיה.'],
        ['שאלה לפני טיפול', 'שלום, יש לי שאלה לפני שאקבע תור: '],
      ],
    },
    en: {
      about:
        'Back, neck, shoulder and knee pain, rehabilitation after injury or surgery, and care for athletes.',
      promise:
        'At the first session we examine, explain and agree on a goal. You leave every session with exercises for home.',
      services: [
        {
          group: 'Treatment',
          items: [
            ['Assessment and first treatment', '1 hour'],
            ['Follow-up treatment', '45 minutes'],
            ['Rehabilitation after surgery', '45 minutes'],
          ],
        },
        {
          group: 'Sport and home',
          items: [
            ['Treating a sports injury', '45 minutes'],
            ['Home visit', '1 hour'],
          ],
        },
      ],
      questions: [
        [
          'Is a referral needed?',
          'Not for private treatment as a rule. For a refund from the health fund or insurance, yes.',
        ],
        ['How many treatments are needed?', 'After the first assessment you hear an estimate.'],
        ['What should I bring?', 'Comfortable clothes, and scans or medical papers if there are any.'],
      ],
      sections: { services: 'Treatment and rehabilitation', gallery: 'The clinic' },
      greeting: 'Where does it hurt, and since when?',
      messages: [
        ['Book a session', 'Hello, I would like to book a physiotherapy session.'],
        ['Ask first', 'Hello, I have a question before I book: '],
      ],
    },
  },
};

export default pack;
