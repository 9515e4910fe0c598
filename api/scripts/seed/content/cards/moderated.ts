import { demoSlugs } from '../../slugs.ts';
import { week, type DemoCard } from '../card-type.ts';

/** Cards that visitors don't see: one waits for staff because of its words, one was taken down. */
export const moderatedCards: DemoCard[] = [
  {
    slug: demoSlugs.uriZchuyot,
    owner: 'uri',
    columns: {
      template: 'basic',
      cardType: 'basic',
      businessName: 'מיצוי זכויות ביטוח לאומי',
      jobTitle: 'אורי בן־ארויה, יועץ זכויות',
      category: 'ייעוץ',
      primaryAction: 'phone',
      phone: '050-555-0137',
      email: 'uri@zchuyot.example',
      businessHours: week('09:00-17:00'),
      about: 'בודקים יחד מה מגיע אחרי תאונה, מחלה או לידה, ומלווים עד הוועדה. הפגישה הראשונה בלי תשלום.',
    },
    heldFor: 'ביטוח לאומי',
    age: 2,
    viewsADay: 0,
  },
  {
    slug: demoSlugs.eliMaanak,
    owner: 'eli',
    columns: {
      template: 'basic',
      cardType: 'basic',
      businessName: 'אימות חשבון למענק מהיר',
      jobTitle: 'מענק של 4,000 ₪ לכל משפחה',
      category: 'פיננסים',
      primaryAction: 'whatsapp',
      phone: '053-555-0109',
      whatsapp: '053-555-0109',
      about: 'שולחים לנו צילום של כרטיס האשראי משני הצדדים, והמענק בחשבון תוך שעה.',
    },
    age: 11,
    viewsADay: 0,
  },
];
