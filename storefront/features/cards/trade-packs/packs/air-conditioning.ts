import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('08:00-18:00', '08:00-13:00'),
  texts: {
    he: {
      about: 'התקנת מזגנים עיליים ומרכזיים, תיקון תקלות, מילוי גז וניקוי יסודי לפני הקיץ.',
      promise: 'עוזרים לבחור מזגן שמתאים לגודל החדר ולחשבון החשמל, ומסבירים איך לשמור עליו.',
      services: [
        {
          group: 'שירות',
          items: [
            ['ניקוי מזגן עילי', 'שעה'],
            ['מילוי גז ובדיקת דליפה', 'שעה'],
            ['תיקון תקלה', 'שעה'],
          ],
        },
        {
          group: 'התקנה',
          items: [
            ['התקנת מזגן עילי', '4 שעות'],
            ['התקנת מיני מרכזי', 'יום עבודה'],
          ],
        },
      ],
      questions: [
        ['כל כמה זמן מנקים מזגן?', 'פעם בשנה, לפני הקיץ. בבית עם בעלי חיים כדאי פעמיים.'],
        ['המזגן מטפטף. זה דחוף?', 'כדאי לכבות אותו ולכתוב לנו: בדרך כלל הניקוז סתום, וזה תיקון קצר.'],
        ['איזה מזגן מתאים לחדר?', 'שולחים את גודל החדר וכיוון החלונות, ומקבלים המלצה.'],
      ],
      sections: { services: 'התקנה ושירות', gallery: 'נושב קריר' },
      greeting: 'מה קורה עם המזגן?',
      messages: [
        ['המזגן לא מקרר', 'שלום, המזגן שלי לא מקרר. הדגם: '],
        ['תיאום ניקוי', 'שלום, אשמח לתאם ניקוי מזגנים. כמה: '],
      ],
    },
    en: {
      about:
        'Split and central units installed, faults mended, gas refilled, and a thorough cleaning before the summer.',
      promise:
        'We help you choose what fits the room and the electricity bill, and show you how to look after it.',
      services: [
        {
          group: 'Service',
          items: [
            ['Cleaning a wall unit', '1 hour'],
            ['Refilling gas and leak check', '1 hour'],
            ['Repair', '1 hour'],
          ],
        },
        {
          group: 'Installation',
          items: [
            ['Installing a wall unit', '4 hours'],
            ['Installing a ducted unit', 'A day'],
          ],
        },
      ],
      questions: [
        ['How often is a unit cleaned?', 'Once a year, before summer. With pets in the house, better twice.'],
        [
          'It drips. Is that urgent?',
          'Switch it off and write to us: usually the drain is blocked, which is mended quickly.',
        ],
        [
          'Which unit fits the room?',
          'Send the size of the room and where its windows look, and you get advice.',
        ],
      ],
      sections: { services: 'Installation and service', gallery: 'A cool breeze' },
      greeting: 'What is wrong with the air conditioner?',
      messages: [
        ['It does not cool', 'Hello, my air conditioner does not cool. The model: '],
        ['Book a cleaning', 'Hello, I would like my air conditioners cleaned. How many: '],
      ],
    },
  },
};

export default pack;
