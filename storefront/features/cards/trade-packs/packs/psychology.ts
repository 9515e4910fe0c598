import { weekOf, type TradePack } from '../trade-pack.ts';

const pack: TradePack = {
  hours: weekOf('09:00-20:00', null),
  texts: {
    he: {
      about:
        'שיחות אישיות וזוגיות במרחב שקט ודיסקרטי, בקליניקה ומרחוק: חרדה, משברים, הורות, שינויים ומה שקשה להגיד במקום אחר.',
      promise: 'אפשר להתחיל בשיחת טלפון קצרה, בלי התחייבות, ולבדוק אם מתאים.',
      services: [
        {
          group: 'פגישות',
          items: [
            ['שיחת היכרות', '15 דקות'],
            ['טיפול אישי', '50 דקות'],
            ['טיפול זוגי', 'שעה ורבע'],
            ['טיפול בנוער', '50 דקות'],
            ['טיפול מרחוק', '50 דקות'],
          ],
        },
      ],
      questions: [
        ['איך מתחילים?', 'בשיחת טלפון קצרה. אם מתאים, קובעים פגישה ראשונה.'],
        ['מה נשאר בין כותלי החדר?', 'הכול. סודיות היא חובה לפי החוק, חוץ ממצבים של סכנה ממשית.'],
        ['איך מבטלים פגישה?', 'עד 24 שעות לפני, בהודעה.'],
      ],
      sections: { services: 'סוגי הטיפול', gallery: 'החדר' },
      greeting: 'אפשר לכתוב כאן, בלי פרטים שלא רוצים למסור.',
      messages: [
        ['שיחת היכרות', 'שלום, אשמח לתאם שיחת היכרות קצרה.'],
        ['שעות פנויות', 'שלום, אשמח לדעת אילו שעות פנויות יש.'],
      ],
    },
    en: {
      about:
        'Personal and couple sessions in a quiet, private place, at the clinic and online: anxiety, crises, parenting, change, and what is hard to say elsewhere.',
      promise: 'You can begin with a short call, without obligation, and see whether it suits you.',
      services: [
        {
          group: 'Sessions',
          items: [
            ['Introductory call', '15 minutes'],
            ['Individual therapy', '50 minutes'],
            ['Couples therapy', '75 minutes'],
            ['Therapy for teenagers', '50 minutes'],
            ['Online therapy', '50 minutes'],
          ],
        },
      ],
      questions: [
        ['How does it start?', 'With a short call. If it feels right, we set a first session.'],
        ['What stays in the room?', 'Everything. Confidentiality is the law, save for real danger.'],
        ['How is a session cancelled?', 'Up to 24 hours before, by message.'],
      ],
      sections: { services: 'Kinds of therapy', gallery: 'The room' },
      greeting: 'You may write here, without details you’d rather keep.',
      messages: [
        ['A first call', 'Hello, I would like to arrange a short first call.'],
        ['Free hours', 'Hello, which hours are free?'],
      ],
    },
  },
};

export default pack;
