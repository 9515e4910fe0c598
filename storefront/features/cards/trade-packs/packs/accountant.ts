import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('08:30-17:00', null),
  texts: {
    he: {
      about: 'הנהלת חשבונות, שכר, מע״מ, דוחות שנתיים והחזרי מס, לעצמאים ולחברות.',
      promise: 'תשובות באותו יום, תזכורת לפני כל מועד, והסבר של המספרים בשפה שאפשר להבין.',
      services: [
        {
          group: 'שוטף',
          items: [
            ['הנהלת חשבונות לעצמאים', null],
            ['הנהלת חשבונות לחברה', null],
            ['תלושי שכר', null],
          ],
        },
        {
          group: 'חד פעמי',
          items: [
            ['פתיחת עסק', 'שעה'],
            ['החזר מס', null],
          ],
        },
      ],
      questions: [
        ['איך מעבירים קבלות?', 'מצלמים ושולחים, או מעלים לתיקייה משותפת.'],
        ['עוסק פטור או מורשה?', 'תלוי במחזור ובסוג הלקוחות. בודקים יחד בשיחה של רבע שעה.'],
        ['עוברים מרואה חשבון אחר. מסובך?', 'לא. אנחנו מבקשים את החומר ומטפלים בהעברה.'],
      ],
      sections: { services: 'שירותי המשרד', gallery: 'המשרד והצוות' },
      greeting: 'עסק חדש, דוח או שאלה?',
      messages: [
        ['פתיחת עסק', 'שלום, אני בתהליך פתיחת עסק ואשמח לייעוץ.'],
        ['החזר מס', 'שלום, אשמח לבדוק אם מגיע לי החזר מס.'],
      ],
    },
    en: {
      about:
        'Bookkeeping, payroll, VAT, yearly reports and tax refunds, for the self-employed and for companies.',
      promise: 'Answers on the same day, a reminder before every date, and numbers explained in plain words.',
      services: [
        {
          group: 'Regular',
          items: [
            ['Bookkeeping for the self-employed', null],
            ['Bookkeeping for a company', null],
            ['Payroll', null],
          ],
        },
        {
          group: 'One time',
          items: [
            ['Opening a business', '1 hour'],
            ['Tax refund', null],
          ],
        },
      ],
      questions: [
        ['How are receipts handed over?', 'Photograph and send them, or put them in a shared folder.'],
        [
          'Exempt or registered?',
          'It depends on turnover and on your customers. We see together in a short call.',
        ],
        ['Is changing accountants complicated?', 'No. We ask for the papers and see to it.'],
      ],
      sections: { services: 'Our services', gallery: 'Office and team' },
      greeting: 'A new business, a report or a question?',
      messages: [
        ['Opening a business', 'Hello, I am opening a business and would like advice.'],
        ['Tax refund', 'Hello, I would like to check whether I am due a tax refund.'],
      ],
    },
  },
};

export default pack;
