import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('09:00-19:00', '09:00-13:00'),
  texts: {
    he: {
      about: 'ליווי בקנייה, במכירה ובהשכרה של דירות, בתים ונכסים מסחריים, מהערכת המחיר ועד החתימה.',
      promise: 'מכירים את הרחובות, אומרים מה הדירה באמת שווה, ועונים לטלפון גם בערב.',
      services: [
        {
          group: 'למוכרים',
          items: [
            ['הערכת מחיר לדירה', 'שעה'],
            ['מכירת דירה', null],
            ['השכרת דירה', null],
          ],
        },
        {
          group: 'לקונים',
          items: [
            ['חיפוש דירה', null],
            ['סיור בשכונה', 'שעה וחצי'],
          ],
        },
      ],
      questions: [
        ['מה דמי התיווך?', 'אחוז מהעסקה, כתוב בהסכם לפני שמתחילים.'],
        ['חייבים לחתום על בלעדיות?', 'לא חייבים. אם חותמים, היא לזמן מוגבל לפי החוק.'],
        ['כמה זמן לוקח למכור?', 'תלוי באזור ובמחיר. בהערכה אומרים מה קרה בדירות דומות.'],
      ],
      sections: { services: 'קנייה, מכירה והשכרה', gallery: 'נכסים' },
      greeting: 'קונים, מוכרים או שוכרים?',
      messages: [
        ['רוצים למכור', 'שלום, אשמח להערכה של דירה למכירה. הכתובת: '],
        ['מחפשים דירה', 'שלום, אנחנו מחפשים דירה. אזור, חדרים ותקציב: '],
      ],
    },
    en: {
      about:
        'Buying, selling and letting flats, houses and business premises, from the first estimate to the signature.',
      promise:
        'We know the streets, say what a home is really worth, and answer the phone in the evening, too.',
      services: [
        {
          group: 'For sellers',
          items: [
            ['Estimate of a home', '1 hour'],
            ['Selling a home', null],
            ['Letting a home', null],
          ],
        },
        {
          group: 'For buyers',
          items: [
            ['Finding a home', null],
            ['Tour of the neighbourhood', '90 minutes'],
          ],
        },
      ],
      questions: [
        ['What is the fee?', 'A share of the sale, written in the contract before we start.'],
        ['Must we sign exclusivity?', 'No. If you do, it is for a limited time by law.'],
        [
          'How long does selling take?',
          'It depends on area and price. The estimate says what happened with similar homes.',
        ],
      ],
      sections: { services: 'Buying, selling and letting', gallery: 'Homes on offer' },
      greeting: 'Buying, selling or renting?',
      messages: [
        ['I want to sell', 'Hello, I would like an estimate of a home. Its address: '],
        ['Looking for a home', 'Hello, we are looking for a home. Area, rooms and budget: '],
      ],
    },
  },
};

export default pack;
