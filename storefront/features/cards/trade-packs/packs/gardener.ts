import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('07:00-16:00', '07:00-12:00'),
  texts: {
    he: {
      about: 'תכנון והקמה של גינות ומרפסות, מערכות השקיה, גיזום, דשא, ותחזוקה קבועה לבית ולוועד הבית.',
      promise: 'בוחרים צמחים שמתאימים לשמש, למים ולזמן שיש לכם.',
      services: [
        {
          group: 'תחזוקה',
          items: [
            ['טיפול שוטף בגינה', 'שעתיים'],
            ['גיזום עצים ושיחים', '3 שעות'],
          ],
        },
        {
          group: 'הקמה',
          items: [
            ['תכנון והקמת גינה', null],
            ['מערכת השקיה', 'יום עבודה'],
            ['דשא', 'יום עבודה'],
          ],
        },
      ],
      questions: [
        ['כל כמה זמן באים?', 'בגינה פרטית פעם בשבועיים, ובקיץ לפעמים פעם בשבוע.'],
        ['לוקחים את הגזם?', 'כן, הפינוי הוא חלק מהעבודה.'],
        ['מה שותלים במרפסת עם מעט שמש?', 'יש לא מעט צמחים שאוהבים צל. שולחים תמונה ומקבלים רשימה.'],
      ],
      sections: { services: 'עבודות גינון', gallery: 'מה שצמח' },
      greeting: 'איזו גינה יש, ואיזו רוצים?',
      messages: [
        ['תיאום ביקור', 'שלום, אשמח לתאם ביקור בגינה. הכתובת: '],
        ['תחזוקה קבועה', 'שלום, אשמח להצעה לתחזוקה קבועה של גינה.'],
      ],
    },
    en: {
      about:
        'Gardens and balconies planned and planted, irrigation, pruning, lawns, and regular care for houses and shared buildings.',
      promise: 'We choose plants that suit the sun, the water and the time you have.',
      services: [
        {
          group: 'Upkeep',
          items: [
            ['Regular garden care', '2 hours'],
            ['Pruning trees and shrubs', '3 hours'],
          ],
        },
        {
          group: 'New gardens',
          items: [
            ['Planning and planting a garden', null],
            ['Irrigation system', 'A day'],
            ['Lawn', 'A day'],
          ],
        },
      ],
      questions: [
        ['How often do you come?', 'To a private garden every two weeks, in summer sometimes weekly.'],
        ['Do you take the cuttings away?', 'Yes, clearing up is part of the work.'],
        [
          'What grows on a shady balcony?',
          'Quite a few plants like shade. Send a picture and you get a list.',
        ],
      ],
      sections: { services: 'Garden work', gallery: 'What has grown' },
      greeting: 'Which garden is it, and which should it be?',
      messages: [
        ['Arrange a visit', 'Hello, I would like a visit to my garden. My address: '],
        ['Regular care', 'Hello, I would like an offer for regular garden care.'],
      ],
    },
  },
};

export default pack;
