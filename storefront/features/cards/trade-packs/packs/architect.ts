import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('09:00-18:00', null),
  texts: {
    he: {
      about: 'תכנון בתים פרטיים, שינויים בדירות, היתרים ועיצוב פנים, מהרעיון ועד הפיקוח באתר.',
      promise: 'מתחילים בביקור ובשיחה על איך חיים בבית. כל שלב נגמר בשרטוט שאפשר להבין ובתקציב מעודכן.',
      services: [
        {
          group: 'תכנון',
          items: [
            ['פגישת ייעוץ', 'שעה וחצי'],
            ['תכנון דירה', null],
            ['תכנון בית פרטי', null],
          ],
        },
        {
          group: 'ביצוע',
          items: [
            ['היתר בנייה', null],
            ['פיקוח באתר', null],
          ],
        },
      ],
      questions: [
        ['כמה זמן לוקח תכנון?', 'דירה כשלושה חודשים, בית פרטי כשישה, לפני ההיתר.'],
        ['אפשר רק ייעוץ?', 'כן. בפגישה אחת אפשר לפתור לא מעט.'],
        ['עוזרים לבחור קבלן?', 'כן. מקבלים שלוש הצעות ומשווים יחד.'],
      ],
      sections: { services: 'תכנון וליווי', gallery: 'בתים שתוכננו כאן' },
      greeting: 'איזה בית מתכננים?',
      messages: [
        ['תיאום ביקור', 'שלום, אשמח לתאם ביקור לפני תכנון. הכתובת: '],
        ['שאלה על היתר', 'שלום, יש לי שאלה על היתר בנייה: '],
      ],
    },
    en: {
      about: 'Private houses, changes to flats, permits and interiors, from the idea to supervision on site.',
      promise:
        'It starts with a visit and a talk about how you live. Each stage ends with a drawing one can read and an updated budget.',
      services: [
        {
          group: 'Planning',
          items: [
            ['Consultation', '90 minutes'],
            ['Planning a flat', null],
            ['Planning a house', null],
          ],
        },
        {
          group: 'Building',
          items: [
            ['Building permit', null],
            ['Site supervision', null],
          ],
        },
      ],
      questions: [
        ['How long does planning take?', 'A flat about three months, a house about six, before the permit.'],
        ['Is advice alone possible?', 'Yes. One meeting can settle a good deal.'],
        ['Do you help choose a builder?', 'Yes. We get three offers and compare them together.'],
      ],
      sections: { services: 'Planning and guidance', gallery: 'Homes planned here' },
      greeting: 'Which home are you planning?',
      messages: [
        ['Arrange a visit', 'Hello, I would like to arrange a visit before planning. The address: '],
        ['A question about a permit', 'Hello, I have a question about a building permit: '],
      ],
    },
  },
};

export default pack;
