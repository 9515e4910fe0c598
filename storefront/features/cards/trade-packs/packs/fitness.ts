import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('06:00-21:00', '07:00-13:00'),
  texts: {
    he: {
      about: 'אימונים אישיים, זוגיים ובקבוצות קטנות: כוח, סיבולת, ירידה במשקל וחזרה לכושר אחרי הפסקה.',
      promise: 'מתחילים ממה שאפשר היום, בונים תוכנית שנכנסת לשבוע שלכם, ומודדים התקדמות ביחד.',
      services: [
        {
          group: 'אימונים',
          items: [
            ['אימון אישי', 'שעה'],
            ['אימון זוגי', 'שעה'],
            ['קבוצה קטנה', 'שעה'],
          ],
        },
        {
          group: 'ליווי',
          items: [
            ['אימון היכרות', '45 דקות'],
            ['תוכנית אימונים לבית', null],
          ],
        },
      ],
      questions: [
        ['לא התאמנתי שנים. מתאים?', 'כן. מתחילים לאט, לפי מה שאפשר היום.'],
        ['איפה מתאמנים?', 'בסטודיו, בפארק או בבית. קובעים יחד.'],
        ['מה מביאים?', 'נעלי ספורט, מגבת ומים.'],
      ],
      sections: { services: 'אימונים', gallery: 'רגע אחרי האימון' },
      greeting: 'מה היעד?',
      messages: [
        ['אימון היכרות', 'שלום, אשמח לתאם אימון היכרות.'],
        ['לוח אימונים', 'שלום, אשמח לקבל את לוח האימונים והמחירים.'],
      ],
    },
    en: {
      about:
        'Personal training, training for two and in small groups: strength, endurance, losing weight and coming back after a break.',
      promise:
        'We begin with what you can do today, build a plan that fits your week, and measure progress together.',
      services: [
        {
          group: 'Training',
          items: [
            ['Personal training', '1 hour'],
            ['Training for two', '1 hour'],
            ['Small group', '1 hour'],
          ],
        },
        {
          group: 'Guidance',
          items: [
            ['First session', '45 minutes'],
            ['Training plan for home', null],
          ],
        },
      ],
      questions: [
        ['I haven’t trained for years. Is it for me?', 'Yes. We start slowly, with what is possible today.'],
        ['Where do we train?', 'In the studio, in the park or at home. We decide together.'],
        ['What should I bring?', 'Sports shoes, a towel and water.'],
      ],
      sections: { services: 'Training', gallery: 'Right after training' },
      greeting: 'What is the goal?',
      messages: [
        ['First training', 'Hello, I would like to arrange a first training.'],
        ['Timetable', 'Hello, please send me the timetable and the prices.'],
      ],
    },
  },
};

export default pack;
