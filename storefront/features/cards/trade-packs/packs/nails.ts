import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('09:00-19:00', '09:00-14:00'),
  texts: {
    he: {
      about: 'לק ג׳ל, בנייה ומילוי, מניקור ופדיקור, וציורים קטנים למי שאוהב.',
      promise: 'כלים מעוקרים לכל טיפול, צבעים לבחירה מתוך מניפה, ולק שמחזיק שלושה שבועות.',
      services: [
        {
          group: 'ידיים',
          items: [
            ['לק ג׳ל', 'שעה'],
            ['בניית ציפורניים', 'שעתיים'],
            ['מילוי', 'שעה וחצי'],
          ],
        },
        {
          group: 'רגליים',
          items: [
            ['פדיקור', 'שעה'],
            ['פדיקור עם לק ג׳ל', 'שעה ורבע'],
          ],
        },
      ],
      questions: [
        ['כמה זמן מחזיק לק ג׳ל?', 'בדרך כלל שלושה שבועות.'],
        ['נשברה ציפורן. מתקנים?', 'כן, בתיאום. בשבוע הראשון בלי תשלום.'],
        ['צריך להסיר לק ישן לפני?', 'לא. ההסרה היא חלק מהטיפול.'],
      ],
      sections: { services: 'מניקור ופדיקור', gallery: 'על קצות האצבעות' },
      greeting: 'איזה צבע, ומתי?',
      messages: [
        ['קביעת תור', 'שלום, אשמח לקבוע תור לציפורניים. היום והשעה שנוחים לי: '],
        ['יש לי תמונה', 'שלום, ראיתי ציור שאהבתי. זו התמונה: '],
      ],
    },
    en: {
      about:
        'Gel polish, extensions and refills, manicure and pedicure, and small drawings for those who like them.',
      promise:
        'Sterilised tools for each treatment, colours to choose from a fan, and polish that lasts three weeks.',
      services: [
        {
          group: 'Hands',
          items: [
            ['Gel polish', '1 hour'],
            ['Nail extensions', '2 hours'],
            ['Refill', '90 minutes'],
          ],
        },
        {
          group: 'Feet',
          items: [
            ['Pedicure', '1 hour'],
            ['Pedicure with gel polish', '75 minutes'],
          ],
        },
      ],
      questions: [
        ['How long does gel polish last?', 'Three weeks as a rule.'],
        ['A nail broke. Is it mended?', 'Yes, by appointment. In the first week free of charge.'],
        ['Should old polish come off before?', 'No. Taking it off is part of the treatment.'],
      ],
      sections: { services: 'Manicure and pedicure', gallery: 'At your fingertips' },
      greeting: 'Which colour, and when?',
      messages: [
        ['Make an appointment', 'Hello, I would like an appointment for nails. Day and hour that suit me: '],
        ['I have a picture', 'Hello, I saw a design I like. This is the picture: '],
      ],
    },
  },
};

export default pack;
