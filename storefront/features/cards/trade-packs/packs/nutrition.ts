import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('09:00-18:00', null),
  texts: {
    he: {
      about: 'תזונה לירידה במשקל, לספורט, להיריון ולילדים, ולמצבים רפואיים בתיאום עם הרופא.',
      promise: 'בלי רשימות אסורות: בונים תפריט סביב מה שאתם אוהבים לאכול ומה שבאמת יש במקרר.',
      services: [
        {
          group: 'ייעוץ',
          items: [
            ['פגישה ראשונה', 'שעה'],
            ['פגישת מעקב', '30 דקות'],
            ['ייעוץ מרחוק', '45 דקות'],
          ],
        },
        {
          group: 'תוכניות',
          items: [
            ['ליווי לשלושה חודשים', null],
            ['תזונת ספורט', 'שעה'],
          ],
        },
      ],
      questions: [
        ['מה מביאים לפגישה הראשונה?', 'בדיקות דם מהשנה האחרונה, ורשימה של מה אכלתם ביומיים.'],
        ['יש תפריט מוכן?', 'לא. התפריט נבנה לפי מה שאוהבים ומה שמותר.'],
        ['מתאים לטבעונים?', 'כן, וגם לרגישויות ולאלרגיות.'],
      ],
      sections: { services: 'פגישות ותוכניות', gallery: 'מהצלחת' },
      greeting: 'מה רוצים לשנות באוכל?',
      messages: [
        ['פגישת היכרות', 'שלום, אשמח לתאם פגישת היכרות.'],
        ['מחירון', 'שלום, אשמח לקבל פרטים ומחירים.'],
      ],
    },
    en: {
      about:
        'Nutrition for losing weight, for sport, for pregnancy and children, and for medical needs together with your doctor.',
      promise:
        'No forbidden lists: we build a menu around what you like to eat and what is really in the fridge.',
      services: [
        {
          group: 'Advice',
          items: [
            ['First meeting', '1 hour'],
            ['Follow-up', '30 minutes'],
            ['Online meeting', '45 minutes'],
          ],
        },
        {
          group: 'Plans',
          items: [
            ['Guidance for three months', null],
            ['Sports nutrition', '1 hour'],
          ],
        },
      ],
      questions: [
        [
          'What should I bring to the first meeting?',
          'Blood tests of the last year, and a list of what you ate in two days.',
        ],
        ['Is there a ready menu?', 'No. It is made of what you like and what is allowed.'],
        ['Is it for vegans?', 'Yes, and for intolerances and allergies too.'],
      ],
      sections: { services: 'Meetings and plans', gallery: 'From the plate' },
      greeting: 'What would you like to change about food?',
      messages: [
        ['First meeting', 'Hello, I would like to arrange a first meeting.'],
        ['Prices', 'Hello, please send me details and prices.'],
      ],
    },
  },
};

export default pack;
