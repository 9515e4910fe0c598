import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('09:00-18:00', null),
  texts: {
    he: {
      about: 'אתרים, חנויות, אפליקציות ואוטומציות לעסקים: מהאפיון ועד מערכת שעובדת ביום ראשון בבוקר.',
      promise: 'מסבירים בשפה פשוטה, מראים התקדמות כל שבוע, ונשארים גם אחרי ההשקה.',
      services: [
        {
          group: 'בנייה',
          items: [
            ['אתר תדמית', 'חודש'],
            ['חנות מקוונת', 'חודשיים'],
            ['אפליקציה', null],
          ],
        },
        {
          group: 'שירות',
          items: [
            ['אוטומציה', null],
            ['תחזוקת אתר', null],
          ],
        },
      ],
      questions: [
        ['מה קורה אחרי ההשקה?', 'חודש של תיקונים כלול. אחר כך אפשר הסכם תחזוקה.'],
        ['אפשר לעדכן את האתר לבד?', 'כן. יש ממשק פשוט והדרכה של שעה.'],
        ['של מי הקוד?', 'שלכם, וגם הדומיין.'],
      ],
      sections: { services: 'מה מפתחים', gallery: 'מה עלה לאוויר' },
      greeting: 'מה הרעיון?',
      messages: [
        ['יש לי רעיון', 'שלום, יש לי רעיון ואשמח לשיחה קצרה: '],
        ['תחזוקת אתר', 'שלום, אשמח להצעה לתחזוקת אתר קיים: '],
      ],
    },
    en: {
      about:
        'Sites, shops, apps and automation for businesses: from the first specification to a system that works on Sunday morning.',
      promise: 'Plain words, progress to look at every week, and somebody who stays after the launch.',
      services: [
        {
          group: 'Building',
          items: [
            ['Company website', 'A month'],
            ['Online shop', 'Two months'],
            ['App', null],
          ],
        },
        {
          group: 'Service',
          items: [
            ['Automation', null],
            ['Website maintenance', null],
          ],
        },
      ],
      questions: [
        [
          'What happens after the launch?',
          'A month of corrections is included. After that, a maintenance contract is possible.',
        ],
        ['Can we update the site ourselves?', 'Yes. It has a simple editor, and an hour of training.'],
        ['Whose is the code?', 'Yours, and the domain too.'],
      ],
      sections: { services: 'What we develop', gallery: 'What went live' },
      greeting: 'What is the idea?',
      messages: [
        ['I have an idea', 'Hello, I have an idea and would like a short talk: '],
        ['Site maintenance', 'Hello, I would like an offer for maintaining a site: '],
      ],
    },
  },
};

export default pack;
