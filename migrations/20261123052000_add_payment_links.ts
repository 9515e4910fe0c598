import type { Knex } from 'knex';

/** As in add_card_translations: words of those whom fraud likes to pass for, and of what it asks for. */
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

/** Empty lists add nothing, so that what staff cleared before stays cleared. */
const before = `coalesce(business_name, '') || ' ' || coalesce(custom_slug, '') || ' ' || coalesce(seo_title, '')
  || case when services = '[]' then '' else ' ' || services::text end
  || case when questions = '[]' then '' else ' ' || questions::text end
  || case when translations = '[]' then '' else ' ' || translations::text end`;
/** What is paid for; the names of ways to pay, which anybody says who takes money, are no suspicion there. */
const withPayment = `${before}
  || case when payment_links = '[]' then '' else ' ' || regexp_replace(
    jsonb_path_query_array(payment_links, '$[*].title')::text, 'paypal|payplus|פייבוקס', '', 'gi') end`;

const judgeBy = (words: string) => `
  alter table business_profiles alter column is_suspicious set expression as
    ((${words}) ~* '${suspicious.replaceAll('?', String.raw`\?`)}' and (${words}) is distinct from cleared_words);`;

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

const clicks = (types: string) => `
  alter table card_events drop constraint card_events_type_check,
    add constraint card_events_type_check check (type in (${types}));`;
const clicksBefore = `'view', 'phone', 'email', 'website', 'whatsapp', 'map', 'social', 'link', 'share', 'download', 'contact_form', 'document'`;

/** Pages of payment companies that a card leads to (docs/product.md 12.7). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles
      add column payment_links jsonb not null default '[]' check (jsonb_typeof(payment_links) = 'array');
    comment on column business_profiles.payment_links is
      'pages of payment companies where the owner takes money, in their order: kind, what is paid for, address';
    ${judgeBy(withPayment)}
    comment on column business_profiles.is_suspicious is
      'name, address, title, services, questions, texts in further languages or what is paid for sound like fraud; generated, so that no way of writing a card goes past it';
    ${makeView}
    ${clicks(`${clicksBefore}, 'payment'`)}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from card_events where type = 'payment';
    ${clicks(clicksBefore)}
    drop view visible_cards;
    ${judgeBy(before)}
    alter table business_profiles drop column payment_links;
    comment on column business_profiles.is_suspicious is
      'name, address, title, services, questions or texts in further languages sound like fraud; generated, so that no way of writing a card goes past it';
    ${makeView}`);
}
