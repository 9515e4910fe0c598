import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('08:00-19:00', '08:00-12:00'),
  texts: {
    he: {
      about: 'בדיקות תקופתיות, סתימות, טיפולי שורש, כתרים, הלבנה וטיפולים לילדים.',
      promise: 'בפגישה הראשונה בודקים, מצלמים ומסבירים. תוכנית טיפול עם מחירים מקבלים בכתב לפני שמתחילים.',
      services: [
        {
          group: 'שגרה',
          items: [
            ['בדיקה וצילום', '30 דקות'],
            ['ניקוי שיננית', '45 דקות'],
            ['סתימה', '45 דקות'],
          ],
        },
        {
          group: 'טיפולים',
          items: [
            ['טיפול שורש', 'שעה וחצי'],
            ['הלבנת שיניים', 'שעה'],
          ],
        },
      ],
      questions: [
        ['כואבת שן. מתי אפשר להגיע?', 'מתקשרים, ומשתדלים לקבל באותו יום.'],
        ['מאיזה גיל מביאים ילדים?', 'לביקור היכרות מגיל שלוש.'],
        ['עובדים עם ביטוחים?', 'כן. מביאים את שם החברה, ובודקים יחד מה מכוסה.'],
      ],
      sections: { services: 'טיפולי שיניים', gallery: 'המרפאה' },
      greeting: 'בדיקה, כאב או שאלה?',
      messages: [
        ['קביעת תור', 'שלום, אשמח לקבוע תור לבדיקה.'],
        ['כואבת לי שן', 'שלום, כואבת לי שן ואשמח לתור קרוב. הכאב מ: '],
      ],
    },
    en: {
      about: 'Check-ups, fillings, root canals, crowns, whitening and care for children.',
      promise:
        'At the first visit we examine, take pictures and explain. A written plan with prices comes before anything starts.',
      services: [
        {
          group: 'Routine',
          items: [
            ['Check-up with X-ray', '30 minutes'],
            ['Dental cleaning', '45 minutes'],
            ['Filling', '45 minutes'],
          ],
        },
        {
          group: 'Treatments',
          items: [
            ['Root canal', '90 minutes'],
            ['Teeth whitening', '1 hour'],
          ],
        },
      ],
      questions: [
        ['A tooth hurts. When may I come?', 'Call, and we try to see you the same day.'],
        ['From which age do children come?', 'For a first visit, from three.'],
        [
          'Do you work with insurers?',
          'Yes. Bring the name of the company, and we see together what is covered.',
        ],
      ],
      sections: { services: 'Dental treatments', gallery: 'The practice' },
      greeting: 'A check-up, a pain or a question?',
      messages: [
        ['Make an appointment', 'Hello, I would like an appointment for a check-up.'],
        ['I have a toothache', 'Hello, I have a toothache and need an early appointment. It hurts since: '],
      ],
    },
  },
};

export default pack;
