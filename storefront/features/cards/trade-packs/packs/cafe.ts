import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('07:00-22:00', '07:00-15:00'),
  texts: {
    he: {
      about: 'קפה טוב, לחם ומאפים מהתנור, ארוחות בוקר עד הצהריים ועוגות להזמנה.',
      promise: 'יש שולחנות בצל, פינה שקטה לעבודה, ומגשי אירוח שאפשר להזמין יום מראש.',
      services: [
        {
          group: 'מהבוקר',
          items: [
            ['ארוחת בוקר זוגית', null],
            ['קפה ומאפה', null],
            ['סלט עם לחם הבית', null],
          ],
        },
        {
          group: 'להזמנה מראש',
          items: [
            ['עוגת יום הולדת', 'להזמין יומיים מראש'],
            ['מגש אירוח', 'להזמין יום מראש'],
          ],
        },
      ],
      questions: [
        ['אפשר לשמור שולחן?', 'כן, בהודעה או בטלפון. בשישי בבוקר כדאי מראש.'],
        ['יש אפשרויות טבעוניות ובלי גלוטן?', 'כן. שואלים אותנו, ונגיד מה יש היום.'],
        ['אפשר לבוא עם כלב?', 'בחוץ בכיף.'],
      ],
      sections: { services: 'התפריט', gallery: 'מהמטבח' },
      greeting: 'שולחן, עוגה או שאלה?',
      messages: [
        ['שמירת שולחן', 'שלום, אשמח לשמור שולחן. תאריך, שעה וכמה אנשים: '],
        ['הזמנת עוגה', 'שלום, אשמח להזמין עוגה לתאריך: '],
      ],
    },
    en: {
      about: 'Good coffee, bread and pastry from the oven, breakfast until noon and cakes to order.',
      promise:
        'There are tables in the shade, a quiet corner for work, and platters you can order a day ahead.',
      services: [
        {
          group: 'From the morning',
          items: [
            ['Breakfast for two', null],
            ['Coffee and pastry', null],
            ['Salad with house bread', null],
          ],
        },
        {
          group: 'To order ahead',
          items: [
            ['Birthday cake', 'Order two days ahead'],
            ['Party platter', 'Order a day ahead'],
          ],
        },
      ],
      questions: [
        ['Can a table be reserved?', 'Yes, by message or phone. On Friday mornings better ahead.'],
        ['Is there something vegan or gluten-free?', 'Yes. Ask, and we say what there is today.'],
        ['May a dog come?', 'Outside, gladly.'],
      ],
      sections: { services: 'The menu', gallery: 'From the kitchen' },
      greeting: 'A table, a cake or a question?',
      messages: [
        ['Keep a table', 'Hello, please keep a table. Date, hour and how many: '],
        ['Order a cake', 'Hello, I would like to order a cake for: '],
      ],
    },
  },
};

export default pack;
