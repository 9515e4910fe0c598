import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('09:00-19:00', '08:00-14:00'),
  texts: {
    he: {
      about: 'תספורות לנשים, לגברים ולילדים, צבע וגוונים, החלקות, פן ותסרוקות לאירועים.',
      promise: 'כל תור מתחיל בשיחה קצרה: מה אוהבים, כמה זמן יש בבוקר, ומה יחזיק טוב עד הפעם הבאה.',
      services: [
        {
          group: 'תספורות',
          items: [
            ['תספורת ופן', 'שעה'],
            ['תספורת קצרה', '30 דקות'],
            ['תספורת לילדים', '30 דקות'],
          ],
        },
        {
          group: 'צבע ואירועים',
          items: [
            ['צבע שורש', 'שעה וחצי'],
            ['תסרוקת לאירוע', 'שעה וחצי'],
          ],
        },
      ],
      questions: [
        ['איך מבטלים תור?', 'בהודעה או בטלפון, עד 24 שעות לפני.'],
        ['צריך לבוא עם שיער חפוף?', 'לא. חופפים אצלנו.'],
        ['כמה זמן לוקח לצבוע?', 'בערך שעה וחצי. לשיער ארוך או לגוונים כדאי לשריין שלוש שעות.'],
      ],
      sections: { services: 'תספורות וצבע', gallery: 'יצא מהכיסא' },
      greeting: 'מה עושים עם השיער?',
      messages: [
        ['קביעת תור', 'שלום, אשמח לקבוע תור. היום והשעה שנוחים לי: '],
        ['תסרוקת לאירוע', 'שלום, אשמח לפרטים על תסרוקת לאירוע בתאריך: '],
      ],
    },
    en: {
      about:
        'Cuts for women, men and children, colour and highlights, straightening, blow-drying and hair for events.',
      promise:
        'Every appointment begins with a short talk: what you like, how much time your mornings have, and what will hold until the next time.',
      services: [
        {
          group: 'Cuts',
          items: [
            ['Cut and blow-dry', '1 hour'],
            ['Short cut', '30 minutes'],
            ['Children’s cut', '30 minutes'],
          ],
        },
        {
          group: 'Colour and occasions',
          items: [
            ['Root colour', '90 minutes'],
            ['Hair for an occasion', '90 minutes'],
          ],
        },
      ],
      questions: [
        ['How is an appointment cancelled?', 'By message or phone, up to 24 hours before.'],
        ['Should hair be washed before?', 'No. We wash it here.'],
        [
          'How long does colouring take?',
          'About an hour and a half. Keep three for long hair or highlights.',
        ],
      ],
      sections: { services: 'Cuts and colour', gallery: 'Fresh from the chair' },
      greeting: 'What shall we do with your hair?',
      messages: [
        ['Book an appointment', 'Hello, I would like an appointment. Day and hour that suit me: '],
        ['Hair for an event', 'Hello, I would like to hear about hair for an event on: '],
      ],
    },
  },
};

export default pack;
