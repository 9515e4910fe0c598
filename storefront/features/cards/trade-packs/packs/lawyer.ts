import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('09:00-18:00', null),
  texts: {
    he: {
      about: 'חוזים, נדל״ן, משפחה, עבודה וליווי עסקים: ייעוץ לפני שחותמים, וייצוג כשצריך.',
      promise: 'בפגישה הראשונה עוברים על המסמכים, מבינים את הסיכויים והעלות, ויוצאים עם צעדים ברורים.',
      services: [
        {
          group: 'ייעוץ',
          items: [
            ['פגישת ייעוץ', 'שעה'],
            ['בדיקת חוזה', null],
            ['הסכם ממון', null],
          ],
        },
        {
          group: 'ליווי',
          items: [
            ['קנייה או מכירה של דירה', null],
            ['ייצוג בסכסוך', null],
          ],
        },
      ],
      questions: [
        ['מה מביאים לפגישה?', 'תעודת זהות וכל המסמכים שקשורים לעניין, גם אם נראה שהם לא חשובים.'],
        ['הפגישה הראשונה בתשלום?', 'כן. הסכום נאמר מראש, ומתקזז אם ממשיכים.'],
        ['מה שנאמר נשאר חסוי?', 'כן. חיסיון הוא חובה לפי החוק.'],
      ],
      sections: { services: 'תחומי עיסוק', gallery: 'המשרד' },
      greeting: 'באיזה עניין? אפשר בקצרה.',
      messages: [
        ['תיאום פגישה', 'שלום, אשמח לתאם פגישת ייעוץ בנושא: '],
        ['בדיקת חוזה', 'שלום, אשמח לבדיקת חוזה לפני חתימה.'],
      ],
    },
    en: {
      about:
        'Contracts, property, family, labour and business law: advice before you sign, and representation when it is needed.',
      promise:
        'At the first meeting we read the documents, weigh chances and cost, and you leave with clear steps.',
      services: [
        {
          group: 'Advice',
          items: [
            ['Consultation', '1 hour'],
            ['Contract review', null],
            ['Prenuptial agreement', null],
          ],
        },
        {
          group: 'Representation',
          items: [
            ['Buying or selling a home', null],
            ['Representation in a dispute', null],
          ],
        },
      ],
      questions: [
        [
          'What should I bring?',
          'An identity card and every paper about the matter, also those that seem unimportant.',
        ],
        ['Is the first meeting paid?', 'Yes. The sum is said beforehand, and set off if you go on.'],
        ['Does what I say stay confidential?', 'Yes. The law requires it.'],
      ],
      sections: { services: 'Areas of practice', gallery: 'The office' },
      greeting: 'What is it about? A few words will do.',
      messages: [
        ['Arrange a meeting', 'Hello, I would like to arrange a meeting about: '],
        ['Check a contract', 'Hello, I would like a contract checked before I sign.'],
      ],
    },
  },
};

export default pack;
