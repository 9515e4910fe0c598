import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('14:00-20:00', '09:00-13:00'),
  texts: {
    he: {
      about: 'שיעורים פרטיים ליסודי, לתיכון ולסטודנטים, הכנה למבחנים ולבגרות, בבית או בזום.',
      promise: 'מתחילים בשיעור היכרות שמראה איפה החומר נתקע, ומשם בונים ביטחון צעד אחר צעד.',
      services: [
        {
          group: 'שיעורים',
          items: [
            ['שיעור היכרות', '45 דקות'],
            ['שיעור לתיכון', 'שעה'],
            ['שיעור ליסודי', '45 דקות'],
          ],
        },
        {
          group: 'מבחנים',
          items: [
            ['הכנה לבגרות', 'שעה וחצי'],
            ['מרתון לפני מבחן', '3 שעות'],
          ],
        },
      ],
      questions: [
        ['איפה נפגשים?', 'בבית, אצלי או בזום.'],
        ['מה מביאים לשיעור?', 'ספר, מחברת ומבחן אחרון, אם יש.'],
        ['איך מבטלים שיעור?', 'עד הערב שלפני, בהודעה.'],
      ],
      sections: { services: 'השיעורים וההכנה', gallery: 'מהשיעורים' },
      greeting: 'איזה מקצוע, ואיזו כיתה?',
      messages: [
        ['שיעור היכרות', 'שלום, אשמח לתאם שיעור היכרות. כיתה ומקצוע: '],
        ['הכנה לבגרות', 'שלום, אשמח לפרטים על הכנה לבגרות ב: '],
      ],
    },
    en: {
      about:
        'Private lessons for school pupils and students, preparation for tests and matriculation, at home or online.',
      promise:
        'A first lesson shows where things got stuck, and from there we build confidence step by step.',
      services: [
        {
          group: 'Lessons',
          items: [
            ['First lesson', '45 minutes'],
            ['Lesson for high school', '1 hour'],
            ['Lesson for primary school', '45 minutes'],
          ],
        },
        {
          group: 'Exams',
          items: [
            ['Matriculation preparation', '90 minutes'],
            ['Cramming before a test', '3 hours'],
          ],
        },
      ],
      questions: [
        ['Where do we meet?', 'At your home, at mine or online.'],
        ['What should be brought?', 'Book, notebook and the last test, if there is one.'],
        ['How is a lesson cancelled?', 'By the evening before, by message.'],
      ],
      sections: { services: 'Lessons and preparation', gallery: 'From the lessons' },
      greeting: 'Which subject, and which class?',
      messages: [
        ['First lesson', 'Hello, I would like a first lesson. Class and subject: '],
        ['Exam preparation', 'Hello, I would like to hear about exam preparation in: '],
      ],
    },
  },
};

export default pack;
