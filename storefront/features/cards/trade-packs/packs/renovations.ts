import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('08:00-18:00', '08:00-13:00'),
  texts: {
    he: {
      about:
        'שיפוץ מלא או חלקי: הריסה ובינוי, ריצוף, גבס, צבע, מטבחים וחדרי רחצה, עם תיאום של כל בעלי המקצוע.',
      promise: 'לוח זמנים בכתב, מפרט שאפשר להבין, ועדכון בכל שלב עד למסירת המפתח.',
      services: [
        {
          group: 'דירות',
          items: [
            ['שיפוץ דירה מלא', null],
            ['צביעת דירה', '3–5 ימים'],
            ['ריצוף', null],
          ],
        },
        {
          group: 'חדרים',
          items: [
            ['שיפוץ חדר רחצה', 'שבועיים'],
            ['שיפוץ מטבח', 'שבועיים'],
          ],
        },
      ],
      questions: [
        ['אפשר לגור בבית בזמן השיפוץ?', 'בשיפוץ של חדר אחד כן. בשיפוץ מלא עדיף שלא.'],
        ['מי קונה את החומרים?', 'אפשר כך ואפשר כך. בהצעת המחיר כתוב מה כלול.'],
        ['איך משלמים?', 'לפי שלבים שנקבעים בחוזה, אחרי שכל שלב הסתיים.'],
      ],
      sections: { services: 'מה משפצים', gallery: 'לפני ואחרי' },
      greeting: 'איזה חלק של הבית משפצים?',
      messages: [
        ['תיאום ביקור', 'שלום, אשמח לתאם ביקור לפני שיפוץ. הכתובת: '],
        ['הצעת מחיר', 'שלום, אשמח להצעת מחיר לשיפוץ: '],
      ],
    },
    en: {
      about:
        'Whole or partial renovation: demolition and building, tiling, drywall, paint, kitchens and bathrooms, with every trade coordinated.',
      promise:
        'A timetable in writing, a specification you can read, and news at every stage until you get the key.',
      services: [
        {
          group: 'Homes',
          items: [
            ['Complete renovation', null],
            ['Painting a flat', '3–5 days'],
            ['Tiling', null],
          ],
        },
        {
          group: 'Rooms',
          items: [
            ['Renovating a bathroom', 'Two weeks'],
            ['Renovating a kitchen', 'Two weeks'],
          ],
        },
      ],
      questions: [
        [
          'Can we live at home meanwhile?',
          'While one room is done, yes. During a complete renovation rather not.',
        ],
        ['Who buys the materials?', 'Either is possible. The offer says what is included.'],
        ['How do we pay?', 'In stages set in the contract, after each stage is done.'],
      ],
      sections: { services: 'What we renovate', gallery: 'Before and after' },
      greeting: 'Which part of your home is to be renovated?',
      messages: [
        ['Arrange a visit', 'Hello, I would like a visit before a renovation. My address: '],
        ['Get a quote', 'Hello, I would like a quote for a renovation: '],
      ],
    },
  },
};

export default pack;
