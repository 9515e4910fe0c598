import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('07:30-17:00', '07:30-12:00'),
  texts: {
    he: {
      about: 'טיפול תקופתי, בלמים, מיזוג, חשמל ודיאגנוסטיקה, הכנה לטסט וליווי בדרך לבדיקה.',
      promise: 'מראים מה התקלקל, מסבירים מה דחוף ומה יכול לחכות, ולא מחליפים חלק לפני שאישרתם.',
      services: [
        {
          group: 'טיפולים',
          items: [
            ['טיפול תקופתי', '3 שעות'],
            ['הכנה לטסט', 'שעתיים'],
            ['טיפול במיזוג', 'שעה'],
          ],
        },
        {
          group: 'תיקונים',
          items: [
            ['בלמים', 'שעתיים'],
            ['בדיקה ודיאגנוסטיקה', '45 דקות'],
          ],
        },
      ],
      questions: [
        ['צריך לקבוע תור?', 'עדיף. לתקלה דחופה מתקשרים ובאים.'],
        ['מקבלים רכב חלופי?', 'לפעמים. כדאי לבקש כשקובעים.'],
        ['החלקים מקוריים?', 'לפי הבחירה שלכם: מקורי או תואם, עם המחיר של שניהם.'],
      ],
      sections: { services: 'טיפולים ותיקונים', gallery: 'יצא מהמוסך' },
      greeting: 'איזה רכב, ומה קרה לו?',
      messages: [
        ['קביעת טיפול', 'שלום, אשמח לקבוע טיפול לרכב. דגם ושנה: '],
        ['הכנה לטסט', 'שלום, אשמח לתאם הכנה לטסט. דגם ושנה: '],
      ],
    },
    en: {
      about:
        'Regular service, brakes, air conditioning, electrics and diagnostics, and getting the car ready for its yearly test.',
      promise:
        'We show what is broken, say what is urgent and what can wait, and replace nothing before you agree.',
      services: [
        {
          group: 'Service',
          items: [
            ['Regular service', '3 hours'],
            ['Preparation for the annual test', '2 hours'],
            ['Air conditioning service', '1 hour'],
          ],
        },
        {
          group: 'Repairs',
          items: [
            ['Brakes', '2 hours'],
            ['Check and diagnostics', '45 minutes'],
          ],
        },
      ],
      questions: [
        ['Is an appointment needed?', 'Preferably. For something urgent call and come.'],
        ['Is there a replacement car?', 'Sometimes. Ask when you make the appointment.'],
        ['Are the parts original?', 'As you choose: original or equivalent, with the price of both.'],
      ],
      sections: { services: 'Service and repairs', gallery: 'Back on the road' },
      greeting: 'Which car is it, and what happened?',
      messages: [
        ['Book a service', 'Hello, I would like to book a service. Model and year: '],
        ['Yearly test', 'Hello, I would like my car made ready for its test. Model and year: '],
      ],
    },
  },
};

export default pack;
