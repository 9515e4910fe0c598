import type { Knex } from 'knex';

/**
 * As in create_cards: words of those whom fraud likes to pass for, and of what it asks for. From here on what a card
 * sells and answers is judged with its name, address and title.
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

const judgeBy = (words: string) => `
  alter table business_profiles alter column is_suspicious set expression as
    ((${words}) ~* '${suspicious.replaceAll('?', String.raw`\?`)}' and (${words}) is distinct from cleared_words);`;

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

/** What a card sells and what it answers (docs/product.md 12.3, 12.4). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles
      add column services jsonb not null default '[]' check (jsonb_typeof(services) = 'array'),
      add column questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array');
    comment on column business_profiles.services is
      'groups of services with their prices, in their order; pictures are named by their address';
    comment on column business_profiles.questions is 'questions of clients with the answers of the owner, in their order';
    ${judgeBy(withLists)}
    comment on column business_profiles.is_suspicious is
      'name, address, title, services or questions sound like fraud; generated, so that no way of writing a card goes past it';

    create or replace function doubt_card_pictures() returns trigger language plpgsql as $$
    begin
      perform doubt_pictures(old.cover_image, old.profile_image, old.gallery_images::text, old.services::text);
      return null;
    end $$;
    drop trigger business_profiles_doubt_pictures on business_profiles;
    create trigger business_profiles_doubt_pictures
      after update of cover_image, profile_image, gallery_images, services on business_profiles for each row
      when (
        (old.cover_image, old.profile_image, old.gallery_images, old.services)
          is distinct from (new.cover_image, new.profile_image, new.gallery_images, new.services)
      )
      execute function doubt_card_pictures();
    ${makeView}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    create or replace function doubt_card_pictures() returns trigger language plpgsql as $$
    begin
      perform doubt_pictures(old.cover_image, old.profile_image, old.gallery_images::text);
      return null;
    end $$;
    drop trigger business_profiles_doubt_pictures on business_profiles;
    create trigger business_profiles_doubt_pictures
      after update of cover_image, profile_image, gallery_images on business_profiles for each row
      when (
        (old.cover_image, old.profile_image, old.gallery_images)
          is distinct from (new.cover_image, new.profile_image, new.gallery_images)
      )
      execute function doubt_card_pictures();
    ${judgeBy(face)}
    alter table business_profiles drop column services, drop column questions;
    comment on column business_profiles.is_suspicious is
      'name, address or title sound like fraud; generated, so that no way of writing a card goes past it';
    ${makeView}`);
}
