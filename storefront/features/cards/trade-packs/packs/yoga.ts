import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('07:00-21:00', '08:00-12:00'),
  texts: {
    he: {
      about: 'שיעורים בקבוצות קטנות ושיעורים פרטיים, למתחילים ולמתקדמים, בסטודיו ובזום.',
      promise: 'מקום לנשום, לחזק את הגב ולהאט. מזרנים וציוד מחכים בסטודיו; צריך רק להגיע.',
      services: [
        {
          group: 'שיעורים',
          items: [
            ['שיעור יוגה קבוצתי', 'שעה ורבע'],
            ['שיעור פילאטיס מזרן', 'שעה'],
            ['שיעור פרטי', 'שעה'],
          ],
        },
        {
          group: 'התחלה',
          items: [
            ['שיעור ניסיון', 'שעה'],
            ['כרטיסיית שיעורים', null],
          ],
        },
      ],
      questions: [
        ['מתאים למתחילים?', 'כן. בכל תרגול יש גרסה קלה יותר.'],
        ['מה מביאים לשיעור?', 'בגדים נוחים ומים. מזרנים יש במקום.'],
        ['אפשר להגיע בהיריון?', 'יש תרגול מותאם. כדאי לדבר לפני השיעור ולהתייעץ עם הרופא.'],
      ],
      sections: { services: 'השיעורים', gallery: 'על המזרן' },
      greeting: 'איזה שיעור מחפשים?',
      messages: [
        ['שיעור ניסיון', 'שלום, אשמח להירשם לשיעור ניסיון.'],
        ['מערכת השיעורים', 'שלום, אשמח לקבל את מערכת השיעורים.'],
      ],
    },
    en: {
      about:
        'Small groups and private lessons, for beginners and for the experienced, in the studio and online.',
      promise:
        'A place to breathe, strengthen your back and slow down. Mats and equipment are there; you only have to come.',
      services: [
        {
          group: 'Classes',
          items: [
            ['Group yoga class', '75 minutes'],
            ['Mat Pilates class', '1 hour'],
            ['Private class', '1 hour'],
          ],
        },
        {
          group: 'First steps',
          items: [
            ['Trial class', '1 hour'],
            ['Class pass', null],
          ],
        },
      ],
      questions: [
        ['Is it for beginners?', 'Yes. Each exercise has an easier version.'],
        ['What should I bring?', 'Comfortable clothes and water. Mats are here.'],
        [
          'May I come while pregnant?',
          'There are adapted exercises. Please talk to us and your doctor first.',
        ],
      ],
      sections: { services: 'Classes', gallery: 'On the mat' },
      greeting: 'Which class are you looking for?',
      messages: [
        ['Trial class', 'Hello, I would like to join a trial class.'],
        ['Timetable', 'Hello, please send me the timetable.'],
      ],
    },
  },
};

export default pack;
