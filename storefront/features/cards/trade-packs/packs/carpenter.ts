import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('08:00-17:00', '08:00-12:00'),
  texts: {
    he: {
      about: 'ארונות, ספריות, מטבחים, שולחנות ודלתות מעץ, מתוכננים למקום שבו הם יעמדו.',
      promise: 'מתחילים במדידה ובשרטוט, בוחרים יחד עץ וגימור, ומסיימים בהתקנה אצלכם.',
      services: [
        {
          group: 'לפי מידה',
          items: [
            ['ארון קיר', null],
            ['ספרייה', null],
            ['שולחן אוכל', null],
            ['מטבח', null],
          ],
        },
        { group: 'תיקונים', items: [['תיקון או חידוש רהיט', null]] },
      ],
      questions: [
        ['כמה זמן לוקח רהיט?', 'בדרך כלל שלושה עד שישה שבועות מאישור השרטוט.'],
        ['מאיזה עץ עובדים?', 'עץ מלא, סנדוויץ׳ ופורניר. בפגישה רואים דוגמאות ובוחרים.'],
        ['ההובלה וההתקנה כלולות?', 'זה כתוב בכל הצעת מחיר, בשורה נפרדת.'],
      ],
      sections: { services: 'מה בונים', gallery: 'יצא מהנגרייה' },
      greeting: 'איזה רהיט חסר בבית?',
      messages: [
        ['תיאום מדידה', 'שלום, אשמח לתאם מדידה. הכתובת: '],
        ['הצעת מחיר', 'שלום, אשמח להצעת מחיר לרהיט: '],
      ],
    },
    en: {
      about:
        'Wardrobes, bookcases, kitchens, tables and doors in wood, designed for the place where they will stand.',
      promise:
        'We begin with measuring and a drawing, choose wood and finish together, and end with the installation at your place.',
      services: [
        {
          group: 'Made to measure',
          items: [
            ['Fitted wardrobe', null],
            ['Bookcase', null],
            ['Dining table', null],
            ['Kitchen', null],
          ],
        },
        { group: 'Repairs', items: [['Mending or renewing furniture', null]] },
      ],
      questions: [
        ['How long does a piece take?', 'Usually three to six weeks once the drawing is approved.'],
        ['Which wood do you work with?', 'Solid wood, plywood and veneer. You see samples and choose.'],
        ['Are delivery and assembly included?', 'Each offer says so, in a line of its own.'],
      ],
      sections: { services: 'What we build', gallery: 'Out of the workshop' },
      greeting: 'Which piece is missing at home?',
      messages: [
        ['Arrange measuring', 'Hello, I would like to arrange measuring. My address: '],
        ['Get a quote', 'Hello, I would like a quote for a piece of furniture: '],
      ],
    },
  },
};

export default pack;
