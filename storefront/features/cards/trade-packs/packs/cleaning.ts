import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('08:00-18:00', '08:00-13:00'),
  texts: {
    he: {
      about: 'ניקיון שוטף, ניקיון אחרי שיפוץ ולפני כניסה לדירה, חלונות, משרדים וחדרי מדרגות.',
      promise: 'צוות קבוע, חומרים שמתאימים לבית עם ילדים ובעלי חיים, ומחיר לפי עבודה ולא לפי הפתעות.',
      services: [
        {
          group: 'בית',
          items: [
            ['ניקיון שוטף', '3 שעות'],
            ['ניקיון אחרי שיפוץ', 'יום עבודה'],
            ['ניקיון חלונות', 'שעתיים'],
          ],
        },
        {
          group: 'עסקים',
          items: [
            ['ניקיון משרד', 'שעתיים'],
            ['חדרי מדרגות', 'שעה'],
          ],
        },
      ],
      questions: [
        ['מי מביא את החומרים?', 'אפשר כך ואפשר כך. אם חשוב לכם חומר מסוים, משתמשים בו.'],
        ['באים תמיד אותם אנשים?', 'משתדלים שכן. על החלפה מודיעים מראש.'],
        ['צריך להיות בבית?', 'לא חייבים. אפשר להשאיר מפתח או קוד.'],
      ],
      sections: { services: 'מה מנקים', gallery: 'מבריק' },
      greeting: 'מה מנקים, וכמה חדרים?',
      messages: [
        ['הזמנת ניקיון', 'שלום, אשמח להזמין ניקיון. מספר חדרים: '],
        ['הצעה למשרד', 'שלום, אשמח להצעת מחיר לניקיון משרד.'],
      ],
    },
    en: {
      about:
        'Regular cleaning, cleaning after a renovation or before you move in, windows, offices and stairwells.',
      promise:
        'The same team each time, products that suit a home with children and animals, and a price for the job without surprises.',
      services: [
        {
          group: 'Homes',
          items: [
            ['Regular cleaning', '3 hours'],
            ['Cleaning after building work', 'A day'],
            ['Window cleaning', '2 hours'],
          ],
        },
        {
          group: 'Businesses',
          items: [
            ['Office cleaning', '2 hours'],
            ['Staircases', '1 hour'],
          ],
        },
      ],
      questions: [
        ['Who brings the products?', 'Either is possible. If you prefer a certain one, it is used.'],
        ['Do the same people come each time?', 'As far as possible. A change is announced beforehand.'],
        ['Must we be at home?', 'No. You can leave a key or a code.'],
      ],
      sections: { services: 'What we clean', gallery: 'Spotless' },
      greeting: 'What is to be cleaned, and how many rooms?',
      messages: [
        ['Book a cleaning', 'Hello, I would like to book a cleaning. Rooms: '],
        ['Offer for an office', 'Hello, I would like an offer for cleaning an office.'],
      ],
    },
  },
};

export default pack;
