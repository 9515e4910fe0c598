import { expect, test } from 'vitest';
import { issueOfCardAddress } from './card-address-field.schema.ts';
import { isProtectedName, protectedNameIn } from './protected-names.ts';

const words = (text: string) => text.split(' ');

test.each([
  ...words('paypal pay-pal paypa1 paypall p4yp4l paypal-login mypaypal paypallogin'),
  ...words('dana-paypal рaypal ραypal paypal-service-il PayPal pay--pal isracard 1sracard'),
  ...words('leumi leumi-login bank-leumi bankleumi leum1 leumii לאומי בנק-לאומי לאומי-כניסה'),
  ...words('bank-hapoalim hapoalim hapoa1im בנק-הפועלים בנק-דיסקונט discount-bank מזרחי-טפחות'),
  ...words('mizrahi-bank bit-pay ביט-תשלומים max-login paybox פייבוקס ישראכרט ישרא-כרט'),
  ...words('ביטוח-לאומי bituach-leumi רשות-המסים מס-הכנסה משטרת-ישראל israel-post דואר-ישראל'),
  ...words('facebook faceb00k google g00gle-support gov-il פייסבוק instagram-verify rnicrosoft'),
  ...words('קופת-חולים ווטסאפ וואטסאפפ whats-app mastercard visa-card ויזה-כאל'),
])('%s is nobody else’s', (slug) => expect([slug, isProtectedName(slug)]).toEqual([slug, true]));

test.each([
  // People.
  ...words('dana-leumi דנה-לאומי דנה-מזרחי mizrahi מזרחי mizrahi-law maxim-garage max משולם-כהן'),
  ...words('yosi-max michal-apple avi-visa gil-bitton רמי-לוי-חשמל ohad-partner yahav-design'),
  // Trades.
  ...words('discount-furniture דיסקונט-רהיטים pepper-restaurant פפר-בר bit-by-bit ביטון-מוסך'),
  ...words('facebook-ads-dana קידום-בפייסבוק google-ads-expert apple-pie עוגות-תפוח visa-lawyer-dana'),
  ...words('יועץ-ביטוח ביטוח-דנה סוכנות-ביטוח-לוי bank-dam כרטיסי-ברכה hot-yoga yes-events'),
  ...words('jerusalem-tours מכבי-כושר maccabi-gym partner-events grow-plants כאל-עיצוב cal-studio'),
  ...words('booking-dana stripe-fashion אמזון-טיולים telegraph bitan-electric מקס-מזגנים mila-cards'),
  ...words('dana-levi קפה-נוגה מאפיית-הגליל moses מוסדות-חינוך upsidedown idan-fitness govrin'),
  ...words('אגדות-ילדים hotel-galil avi-tours leumiyada poel-tamim mossadegh-rugs משטח-עבודה'),
])('%s is an ordinary name', (slug) => expect([slug, isProtectedName(slug)]).toEqual([slug, false]));

test.each([
  ['כניסה לבנק לאומי', 'לבנק לאומי'],
  ['החזר מבנק הפועלים', 'מבנק הפועלים'],
  ['שירות לקוחות של הבנק לאומי', 'הבנק לאומי'],
  ['פנייה למס הכנסה', 'למס הכנסה'],
  ['אישור שבביטוח לאומי', 'שבביטוח לאומי'],
  ['וברשות המיסים', 'וברשות המיסים'],
  ['תשלום בפייפאל', 'בפייפאל'],
])('a text names it behind the letters that Hebrew puts before a word: %s', (text, found) => {
  expect(protectedNameIn(text)).toBe(found);
  expect(isProtectedName(text.replaceAll(' ', '-'))).toBe(true);
});

test.each([
  'ייעוץ לביטוח ולפנסיה',
  'הלאומי לציור',
  'תזונה לבנק הזרע',
  'מהפועל חיפה',
  'שיעורים בבית הכנסת',
  'מוזיקה לבר מצווה',
  'מס קנייה והכנסה נוספת',
  'הדואר של ישראלה',
  'ממשרד קטן בפנים הארץ',
])('an ordinary text names nobody: %s', (text) => expect(protectedNameIn(text)).toBeNull());

test('the address field says why, beside the words we keep for ourselves', () => {
  expect(issueOfCardAddress('paypal')).toBe('address_protected');
  expect(issueOfCardAddress('בנק-לאומי')).toBe('address_protected');
  expect(issueOfCardAddress('bikur')).toBe('address_reserved');
  expect(issueOfCardAddress('dana-levi')).toBe(null);
});
