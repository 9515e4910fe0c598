import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('09:00-18:00', null),
  texts: {
    he: {
      about: 'לוגו ושפה חזותית, אתרים, אריזות, מצגות ופרסום, לעסקים שרוצים להיראות כמו שהם עובדים.',
      promise: 'מתחילים בשיחה על הקהל ועל המטרה, ממשיכים בסקיצות, ומסיימים בקבצים מסודרים לכל שימוש.',
      services: [
        {
          group: 'מיתוג',
          items: [
            ['לוגו', 'שבועיים'],
            ['שפה חזותית מלאה', '6 שבועות'],
          ],
        },
        {
          group: 'חומרים',
          items: [
            ['עיצוב אתר', 'חודש'],
            ['מצגת', 'שבוע'],
            ['אריזה', null],
          ],
        },
      ],
      questions: [
        ['כמה סקיצות מקבלים?', 'שלוש, ושני סבבים של תיקונים.'],
        ['אילו קבצים מקבלים בסוף?', 'לדפוס ולמסך: SVG, PDF ו־PNG.'],
        ['של מי הזכויות?', 'שלכם, אחרי התשלום. זה כתוב בחוזה.'],
      ],
      sections: { services: 'מה מעצבים', gallery: 'עבודות' },
      greeting: 'מה צריך לעצב, ועד מתי?',
      messages: [
        ['שיחת היכרות', 'שלום, אשמח לשיחת היכרות על פרויקט עיצוב.'],
        ['הצעת מחיר', 'שלום, אשמח להצעת מחיר לעיצוב: '],
      ],
    },
    en: {
      about:
        'Logos and visual language, sites, packaging, presentations and advertising, for businesses that want to look the way they work.',
      promise:
        'We begin with a talk about your audience and aim, go on with sketches, and end with tidy files for every use.',
      services: [
        {
          group: 'Branding',
          items: [
            ['Logo', 'Two weeks'],
            ['Complete visual identity', 'Six weeks'],
          ],
        },
        {
          group: 'Materials',
          items: [
            ['Website design', 'A month'],
            ['Presentation', 'A week'],
            ['Packaging', null],
          ],
        },
      ],
      questions: [
        ['How many sketches are there?', 'Three, and two rounds of corrections.'],
        ['Which files come at the end?', 'For print and screen: SVG, PDF and PNG.'],
        ['Whose are the rights?', 'Yours, once paid. The contract says so.'],
      ],
      sections: { services: 'What we design', gallery: 'Work' },
      greeting: 'What is to be designed, and by when?',
      messages: [
        ['A first talk', 'Hello, I would like a first talk about a design project.'],
        ['Get a quote', 'Hello, I would like a quote for design: '],
      ],
    },
  },
};

export default pack;
