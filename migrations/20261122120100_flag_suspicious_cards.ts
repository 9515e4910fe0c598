import type { Knex } from 'knex';

/**
 * Words of those whom fraud likes to pass for (banks, cards, post, offices, wallets), and of what it asks for. Latin
 * ones stand between word boundaries; Hebrew ones may carry a prefix of up to two letters.
 */
const latin = [
  'login',
  'log-?in',
  'sign-?in',
  'signin',
  'verify',
  'verification',
  'password',
  'passcode',
  'security',
  'account-?update',
  'unlock',
  'suspended',
  'wallet',
  'metamask',
  'coinbase',
  'binance',
  'crypto',
  'bitcoin',
  'airdrop',
  'giveaway',
  'free-?gift',
  'prize',
  'paypal',
  'payplus',
  'leumi',
  'hapoalim',
  'poalim',
  'mizrahi',
  'discount-?bank',
  'isracard',
  'max-?it',
  'visa-?cal',
  'mastercard',
  'bit-?pay',
  'whatsapp-?support',
  'facebook-?support',
  'instagram-?support',
  'meta-?support',
  'apple-?id',
  'icloud',
  'microsoft',
  'office-?365',
  'netflix',
  'israel-?post',
  'gov-?il',
  'bituach-?leumi',
  'tax-?refund',
  'bikur-?support',
];
const hebrew = [
  'בנק לאומי',
  'בנק הפועלים',
  'בנק דיסקונט',
  'בנק מזרחי',
  'הבנק הבינלאומי',
  'ישראכרט',
  'ביט תשלומים',
  'פייבוקס',
  'דואר ישראל',
  'ביטוח לאומי',
  'רשות המסים',
  'מס הכנסה',
  'החזר מס',
  'החזרי מס',
  'משטרת ישראל',
  'אימות חשבון',
  'אימות זהות',
  'עדכון פרטים',
  'פרטי אשראי',
  'סיסמה',
  'סיסמא',
  'חשבון נחסם',
  'חשבונך',
  'זכית',
  'זכיתם',
  'פרס כספי',
  'מטבעות דיגיטליים',
  'ביטקוין',
  'ארנק דיגיטלי',
  'הלוואה מיידית',
  'תמיכה ביקור',
];
// Between the words of Hebrew ones any space or hyphen may stand: an address has no spaces.
const pattern = `\\m(${latin.join('|')})\\M|(^|[^א-ת])[א-ת]{0,2}(${hebrew.map((words) => words.replaceAll(' ', '[ -]+')).join('|')})([^א-ת]|$)`;

const words = `coalesce(business_name, '') || ' ' || coalesce(custom_slug, '') || ' ' || coalesce(seo_title, '')`;

/**
 * Marks cards whose name, address or title sounds like fraud (security.md H4). `cleared_words` are the very words that
 * staff found harmless: other words are judged anew.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `alter table business_profiles
      add column cleared_words text,
      add column is_suspicious boolean not null generated always as
        ((${words}) ~* '${pattern}' and (${words}) is distinct from cleared_words) stored`.replaceAll(
      '?',
      String.raw`\?`,
    ),
  );
  await knex.raw(
    `create index business_profiles_suspicious_index on business_profiles (updated_at desc) where is_suspicious`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index business_profiles_suspicious_index;
    alter table business_profiles drop column is_suspicious, drop column cleared_words;
  `);
}
