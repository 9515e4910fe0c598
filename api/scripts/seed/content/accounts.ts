import type { Language } from '../../../contract/base/languages.ts';
import type { UserRole } from '../../../contract/accounts/roles.schema.ts';

export const demoPassword = 'bikur-demo';

interface DemoAccount {
  email: string;
  username: string;
  /** Who is addressed on parcels and cards. */
  person: string;
  role?: UserRole;
  phone?: string;
  city: string;
  street: string;
  houseNumber: string;
  /** Days since registration. */
  age: number;
  isEmailVerified?: boolean;
  language?: Language;
}

const at = (name: string) => `${name}@bikur.example`;

/** Everybody in the demo data; the first seven are the ones people sign in with (docs/product.md 10). */
const demoAccounts = {
  admin: {
    email: at('admin'),
    username: 'admin',
    person: 'תמר שקד',
    role: 'admin',
    phone: '03-555-0101',
    city: 'תל אביב-יפו',
    street: 'שדרות רוטשילד',
    houseNumber: '22',
    age: 520,
  },
  moderator: {
    email: at('moderator'),
    username: 'moderator',
    person: 'איתי רגב',
    role: 'moderator',
    phone: '03-555-0102',
    city: 'גבעתיים',
    street: 'כצנלסון',
    houseNumber: '9',
    age: 480,
  },
  owner: {
    email: at('owner'),
    username: 'dana',
    person: 'דנה לוי',
    phone: '054-555-0117',
    city: 'תל אביב-יפו',
    street: 'לבונטין',
    houseNumber: '18',
    age: 402,
  },
  free: {
    email: at('free'),
    username: 'roni',
    person: 'רוני אסולין',
    phone: '050-555-0133',
    city: 'באר שבע',
    street: 'הפלמ״ח',
    houseNumber: '4',
    age: 96,
  },
  lapsed: {
    email: at('lapsed'),
    username: 'biton',
    person: 'שמעון ביטון',
    phone: '052-555-0155',
    city: 'חולון',
    street: 'המרכבה',
    houseNumber: '31',
    age: 410,
  },
  team: {
    email: at('team'),
    username: 'ofek',
    person: 'רמי דיין',
    phone: '09-555-0160',
    city: 'הרצליה',
    street: 'משכית',
    houseNumber: '7',
    age: 300,
  },
  demo: {
    email: at('demo'),
    username: 'demo',
    person: 'גילי הררי',
    phone: '053-555-0190',
    city: 'פרדס חנה-כרכור',
    street: 'דרך הבנים',
    houseNumber: '40',
    age: 250,
  },
  oren: {
    email: 'oren@peretz-electric.example',
    username: 'oren',
    person: 'אורן פרץ',
    phone: '052-555-0148',
    city: 'רמת גן',
    street: 'ביאליק',
    houseNumber: '41',
    age: 365,
  },
  michal: {
    email: 'office@barak-shapira.example',
    username: 'michal',
    person: 'מיכל ברק־שפירא',
    phone: '02-555-0139',
    city: 'ירושלים',
    street: 'קרן היסוד',
    houseNumber: '27',
    age: 340,
  },
  shira: {
    email: 'hello@neshima.example',
    username: 'neshima',
    person: 'שירה כהן־מלמד',
    phone: '058-555-0126',
    city: 'זכרון יעקב',
    street: 'הנשיא',
    houseNumber: '12',
    age: 330,
  },
  yael: {
    email: 'shalom@gefen-bakery.example',
    username: 'gefen',
    person: 'יעל גפן',
    phone: '050-555-0171',
    city: 'חיפה',
    street: 'שדרות בן־גוריון',
    houseNumber: '8',
    age: 380,
  },
  noam: {
    email: 'book@noaz.example',
    username: 'noaz',
    person: 'נועם אזולאי',
    phone: '053-555-0184',
    city: 'תל אביב-יפו',
    street: 'דרך שלמה',
    houseNumber: '94',
    age: 290,
  },
  noga: {
    email: 'hi@cafe-noga.example',
    username: 'cafe_noga',
    person: 'נוגה אבידן',
    phone: '04-555-0122',
    city: 'עכו',
    street: 'ההגנה',
    houseNumber: '15',
    age: 260,
  },
  amir: {
    email: 'clinic@hadad-dental.example',
    username: 'dr_hadad',
    person: 'ד״ר אמיר חדד',
    phone: '*2345',
    city: 'נצרת',
    street: 'פאולוס השישי',
    houseNumber: '60',
    age: 310,
  },
  sami: {
    email: 'office@galil-movers.example',
    username: 'galil_movers',
    person: 'סמי זועבי',
    phone: '1-800-555-123',
    city: 'כרמיאל',
    street: 'החרושת',
    houseNumber: '3',
    age: 200,
  },
  sarah: {
    email: 'sarah@sarahcohen.example',
    username: 'sarah',
    person: 'Sarah Cohen',
    phone: '054-555-0166',
    city: 'רעננה',
    street: 'אחוזה',
    houseNumber: '101',
    age: 275,
    language: 'en',
  },
  tomer: {
    email: 'coach@tomerfit.example',
    username: 'tomerfit',
    person: 'תומר שגיא',
    phone: '050-555-0119',
    city: 'ראשון לציון',
    street: 'הרצל',
    houseNumber: '55',
    age: 180,
  },
  nadia: {
    email: 'nadia@nadia-flowers.example',
    username: 'nadia',
    person: 'נדיה ח׳ורי',
    phone: '052-555-0143',
    city: 'חיפה',
    street: 'שדרות הנשיא',
    houseNumber: '120',
    age: 220,
  },
  maya: {
    email: 'maya@english-with-maya.example',
    username: 'maya',
    person: 'מאיה גרין',
    phone: '055-555-0112',
    city: 'מודיעין-מכבים-רעות',
    street: 'עמק זבולון',
    houseNumber: '24',
    age: 150,
  },
  alon: {
    email: 'alon@alon-wood.example',
    username: 'alon',
    person: 'אלון ברנע',
    phone: '054-555-0129',
    city: 'קיבוץ עין חרוד',
    street: 'שביל הנגרייה',
    houseNumber: '1',
    age: 390,
  },
  ruth: {
    email: 'ruth@ruth-almog.example',
    username: 'ruth',
    person: 'ד״ר רות אלמוג',
    phone: '03-555-0175',
    city: 'תל אביב-יפו',
    street: 'ארלוזורוב',
    houseNumber: '64',
    age: 240,
  },
  samira: {
    email: 'office@samira-cpa.example',
    username: 'samira_cpa',
    person: 'סמירה עבאס',
    phone: '08-555-0181',
    city: 'רהט',
    street: 'השלום',
    houseNumber: '17',
    age: 170,
  },
  avi: {
    email: 'avi@avi-tours.example',
    username: 'avi_tours',
    person: 'אבי מולה',
    phone: '050-555-0198',
    city: 'מצפה רמון',
    street: 'נחל צין',
    houseNumber: '5',
    age: 320,
  },
  yossi: {
    email: 'yossi.m@mail.example',
    username: 'yossi',
    person: 'יוסי מזרחי',
    city: 'אשדוד',
    street: 'הבנים',
    houseNumber: '2',
    age: 3,
    isEmailVerified: false,
  },
} as const satisfies Record<string, DemoAccount>;

export type AccountName = keyof typeof demoAccounts;
export const accountNames = Object.keys(demoAccounts) as AccountName[];
export const accountOf = (name: AccountName): DemoAccount => demoAccounts[name];
