import type { Knex } from 'knex';

/**
 * As in add_services_and_questions: words of those whom fraud likes to pass for, and of what it asks for. From here on
 * what a card says in further languages is judged, too.
 */
const latin = `
  login log-?in sign-?in signin verify verification password passcode security account-?update unlock
  suspended wallet metamask coinbase binance crypto bitcoin airdrop giveaway free-?gift prize paypal
  payplus leumi hapoalim poalim mizrahi discount-?bank isracard max-?it visa-?cal mastercard bit-?pay
  whatsapp-?support facebook-?support instagram-?support meta-?support apple-?id icloud microsoft
  office-?365 netflix israel-?post gov-?il bituach-?leumi tax-?refund bikur-?support
`
  .trim()
  .split(/\s+/u);
const hebrew = `
  בנק לאומי, בנק הפועלים, בנק דיסקונט, בנק מזרחי, הבנק הבינלאומי, ישראכרט, ביט תשלומים, פייבוקס,
  דואר ישראל, ביטוח לאומי, רשות המסים, מס הכנסה, החזר מס, החזרי מס, משטרת ישראל, אימות חשבון,
  אימות זהות, עדכון פרטים, פרטי אשראי, סיסמה, סיסמא, חשבון נחסם, חשבונך, זכית, זכיתם, פרס כספי,
  מטבעות דיגיטליים, ביטקוין, ארנק דיגיטלי, הלוואה מיידית, תמיכה ביקור
`
  .trim()
  .split(/,\s+/u);
const suspicious = `\\m(${latin.join('|')})\\M|(^|[^א-ת])[א-ת]{0,2}(${hebrew.map((words) => words.replaceAll(' ', '[ -]+')).join('|')})([^א-ת]|$)`;

const face = `coalesce(business_name, '') || ' ' || coalesce(custom_slug, '') || ' ' || coalesce(seo_title, '')`;
/** Empty lists add nothing, so that what staff cleared before stays cleared. */
const withLists = `${face} || case when services = '[]' then '' else ' ' || services::text end
  || case when questions = '[]' then '' else ' ' || questions::text end`;

/** No texts in further languages add nothing, so that what staff cleared before stays cleared. */
const withTranslations = `${withLists} || case when translations = '[]' then '' else ' ' || translations::text end`;

const judgeBy = (words: string) => `
  alter table business_profiles alter column is_suspicious set expression as
    ((${words}) ~* '${suspicious.replaceAll('?', String.raw`\?`)}' and (${words}) is distinct from cleared_words);`;

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

/** A card's texts in up to three further languages (docs/product.md 12.8). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles
      add column translations jsonb not null default '[]' check (jsonb_typeof(translations) = 'array');
    comment on column business_profiles.translations is
      'what the owner wrote for further languages, each text beside the one it translates';
    ${judgeBy(withTranslations)}
    comment on column business_profiles.is_suspicious is
      'name, address, title, services, questions or texts in further languages sound like fraud; generated, so that no way of writing a card goes past it';
    ${makeView}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    ${judgeBy(withLists)}
    alter table business_profiles drop column translations;
    comment on column business_profiles.is_suspicious is
      'name, address, title, services or questions sound like fraud; generated, so that no way of writing a card goes past it';
    ${makeView}`);
}
