import type { Overrides } from '../../../testing/factories/overrides.ts';
import type { NfcProduct } from '../../../models/NfcProduct.ts';
import type { Product } from '../../../models/Product.ts';

type ProductColumns = Overrides<Product> & { name: string };

/**
 * Plans, prices in agorot. Everybody has one free basic card without any package, so the free plan adds none.
 * A year saves the 17 % and 20 % that docs/specification.md 9 speaks of (docs/product.md 2 and 11.6); no plan is
 * worse than another at its price (docs/product.md 11.8).
 */
export const demoProducts = {
  free: {
    name: 'בסיסי',
    description: 'להתחיל עם כרטיס אחד, בלי כרטיס אשראי.',
    monthlyPrice: 0,
    yearlyPrice: 0,
    billingCycle: 'monthly',
    serialNumber: 'BIK-FREE',
    basicCardCount: 0,
    proCardCount: 0,
    packageType: 'free',
    features: ['כרטיס בסיסי אחד', 'תבנית בסיסית', 'קישורים לרשתות חברתיות', 'קוד QR להורדה ולהדפסה'],
    benefit1: 'נשאר חינם, בלי תאריך תפוגה',
    showAtHome: true,
    translations: {
      en: {
        name: 'Basic',
        description: 'Start with one card, no credit card needed.',
        features: [
          'One basic card',
          'The basic template',
          'Links to social networks',
          'A QR code to download and print',
        ],
        benefit1: 'Stays free, with no end date',
      },
    },
    sortOrder: 10,
  },
  pro: {
    name: 'פרו',
    description: 'לעסק שרוצה שיתקשרו אליו.',
    monthlyPrice: 4_000,
    yearlyPrice: 39_600,
    billingCycle: 'yearly',
    serialNumber: 'BIK-PRO',
    basicCardCount: 1,
    proCardCount: 4,
    packageType: 'individual',
    features: [
      'ארבעה כרטיסי פרו',
      'כל התבניות וצבע משלכם',
      'כתובת אישית, גלריה ווידאו',
      'סטטיסטיקות מפורטות',
      'טופס פנייה בכרטיס',
    ],
    benefit1: 'תמיכה מלאה בצ׳אט',
    benefit2: 'הוספה לארנק הדיגיטלי',
    benefit3: 'קישורים משלכם',
    showAtHome: true,
    isPopular: true,
    translations: {
      en: {
        name: 'Pro',
        description: 'For a business that wants to be called.',
        features: [
          'Four pro cards',
          'All templates, in your own colour',
          'Your own address, gallery and video',
          'Detailed statistics',
          'A contact form on the card',
        ],
        benefit1: 'Full support in the chat',
        benefit2: 'Cards in the phone’s wallet',
        benefit3: 'Links of your own',
      },
    },
    sortOrder: 20,
  },
  business: {
    name: 'עסק',
    description: 'לצוות של עשרה ומעלה.',
    monthlyPrice: 12_000,
    yearlyPrice: 118_800,
    billingCycle: 'yearly',
    serialNumber: 'BIK-BIZ',
    basicCardCount: 5,
    proCardCount: 12,
    packageType: 'business',
    features: [
      'שנים־עשר כרטיסי פרו',
      'קהילה משותפת לכל הכרטיסים',
      'תמיכה בעדיפות',
      'ייעוץ שיווקי',
      'קבלה אחת לכל הצוות',
    ],
    benefit1: 'ליווי אישי בהקמה',
    benefit2: 'ניהול כל הכרטיסים מחשבון אחד',
    showAtHome: true,
    translations: {
      en: {
        name: 'Business',
        description: 'For a team of ten or more.',
        features: [
          'Twelve pro cards',
          'One community for all the cards',
          'Priority support',
          'Marketing consultation',
          'One receipt for the whole team',
        ],
        benefit1: 'Personal help with setting up',
        benefit2: 'All cards managed from one account',
      },
    },
    sortOrder: 30,
  },
  monthly: {
    name: 'מנוי חודשי',
    description: 'כתובת אישית, ניהול ביקורות, סטטיסטיקות ותמיכה מלאה.',
    monthlyPrice: 4_000,
    yearlyPrice: 0,
    billingCycle: 'monthly',
    serialNumber: 'BIK-UP-M',
    basicCardCount: 1,
    proCardCount: 4,
    packageType: 'individual',
    features: ['כתובת אישית', 'ניהול ביקורות לקוחות', 'סטטיסטיקות מפורטות', 'תמיכה מלאה'],
    isPopular: true,
    showAtUpgrade: true,
    translations: {
      en: {
        name: 'Monthly plan',
        description: 'Your own address, reviews, statistics and full support.',
        features: ['Your own address', 'Customer review management', 'Detailed statistics', 'Full support'],
      },
    },
    sortOrder: 40,
  },
  yearly: {
    name: 'מנוי שנתי',
    description: 'כל מה שבמנוי החודשי, עם תמיכה בעדיפות וייעוץ שיווקי.',
    monthlyPrice: 0,
    yearlyPrice: 38_400,
    billingCycle: 'yearly',
    serialNumber: 'BIK-UP-Y',
    basicCardCount: 1,
    proCardCount: 4,
    packageType: 'individual',
    features: ['כתובת אישית', 'ניהול ביקורות לקוחות', 'סטטיסטיקות מפורטות', 'תמיכה בעדיפות', 'ייעוץ שיווקי'],
    showAtUpgrade: true,
    translations: {
      en: {
        name: 'Yearly plan',
        description: 'All that the monthly plan has, with priority support and marketing consultation.',
        features: [
          'Your own address',
          'Customer review management',
          'Detailed statistics',
          'Priority support',
          'Marketing consultation',
        ],
      },
    },
    sortOrder: 50,
  },
  enterprise: {
    name: 'ארגון',
    description: 'קהילה סגורה, מחיר לפי הצעה.',
    monthlyPrice: 45_000,
    yearlyPrice: 450_000,
    billingCycle: 'yearly',
    serialNumber: 'BIK-ENT',
    basicCardCount: 10,
    proCardCount: 25,
    packageType: 'enterprise',
    features: ['עשרים וחמישה כרטיסי פרו', 'קהילה עם עמוד משלה', 'מנהל לקוח'],
    translations: {
      en: {
        name: 'Enterprise',
        description: 'A community of your own, priced by quote.',
        features: ['Twenty-five pro cards', 'A community with its own page', 'An account manager'],
      },
    },
    sortOrder: 60,
  },
  formerPro: {
    name: 'פרו 2024',
    description: 'התוכנית הקודמת; פעילה עד ההעברה.',
    monthlyPrice: 3_500,
    yearlyPrice: 35_000,
    billingCycle: 'monthly',
    serialNumber: 'BIK-PRO-24',
    basicCardCount: 1,
    proCardCount: 2,
    packageType: 'individual',
    features: ['שני כרטיסי פרו', 'כל התבניות'],
    isActive: false,
    translations: {
      en: {
        name: 'Pro 2024',
        description: 'The former plan; active until it is moved.',
        features: ['Two pro cards', 'All templates'],
      },
    },
    sortOrder: 90,
  },
} satisfies Record<string, ProductColumns>;
export type ProductName = keyof typeof demoProducts;

export const demoNfcProducts = {
  pvc: {
    name: 'כרטיס PVC עם שבב',
    description: 'גודל כרטיס אשראי, הדפסה משני הצדדים, עמיד במים.',
    regularPrice: 4_900,
    additionalCardPrice: 1_200,
    features: ['הדפסה צבעונית דו־צדדית', 'שבב NFC מקודד לכרטיס שלכם', 'קוד QR אישי', 'משלוח 3-5 ימי עסקים'],
    material: 'pvc',
    translations: {
      en: {
        name: 'PVC card with a chip',
        description: 'The size of a credit card, printed on both sides, waterproof.',
        features: [
          'Colour print on both sides',
          'An NFC chip that leads to your card',
          'Your own QR code',
          'Delivery in 3-5 business days',
        ],
      },
    },
    sortOrder: 10,
  },
  bamboo: {
    name: 'כרטיס במבוק',
    description: 'עץ מלא בחריטת לייזר, כל כרטיס עם סיבים משלו.',
    regularPrice: 6_900,
    additionalCardPrice: 1_900,
    features: ['חריטת לייזר', 'במבוק ממקור מתחדש', 'שבב NFC'],
    material: 'bamboo',
    translations: {
      en: {
        name: 'Bamboo card',
        description: 'Solid wood, laser engraved; no two cards have the same grain.',
        features: ['Laser engraving', 'Bamboo from a renewable source', 'NFC chip'],
      },
    },
    sortOrder: 20,
  },
  metal: {
    name: 'כרטיס מתכת שחור',
    description: 'פלדה מוברשת, 21 גרם, חריטה בצבע הפלדה.',
    regularPrice: 14_900,
    additionalCardPrice: 8_900,
    features: ['פלדת אל־חלד', 'חריטה משני הצדדים', 'קופסת מתנה'],
    material: 'metal',
    translations: {
      en: {
        name: 'Black metal card',
        description: 'Brushed steel, 21 grams, engraved down to the bare steel.',
        features: ['Stainless steel', 'Engraved on both sides', 'Gift box'],
      },
    },
    sortOrder: 30,
  },
  sticker: {
    name: 'מדבקת דלפק',
    description: 'עיגול של 40 מ״מ לדלפק, לקופה או לגב הטלפון.',
    regularPrice: 2_900,
    additionalCardPrice: 900,
    features: ['דבק חזק', 'מתאים גם למתכת'],
    material: 'sticker',
    translations: {
      en: {
        name: 'Counter sticker',
        description: 'A 40 mm disc for the counter, the till or the back of a phone.',
        features: ['Strong glue', 'Works on metal, too'],
      },
    },
    sortOrder: 40,
  },
  keyring: {
    name: 'מחזיק מפתחות',
    description: 'יצא מהמלאי, נשאר בהזמנות קודמות.',
    regularPrice: 3_900,
    additionalCardPrice: 1_500,
    features: ['עור צמחי'],
    translations: {
      en: {
        name: 'Key ring',
        description: 'Out of stock; it stays in former orders.',
        features: ['Vegan leather'],
      },
    },
    isActive: false,
    sortOrder: 90,
  },
} as const satisfies Record<string, Overrides<NfcProduct> & { name: string }>;
export type NfcProductName = keyof typeof demoNfcProducts;
