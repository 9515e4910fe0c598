import type { Knex } from 'knex';

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view visible_cards as select * from visible_cards_at(now());
  comment on view visible_cards is 'the cards that every visitor may see now';`;

const isJson = new Set(['gallery_images', 'services']);

/** Has the sweep look at pictures that a card has let go of. */
const doubt = (columns: readonly string[]) => {
  const each = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  const texts = columns.map((column) => `old.${column}${isJson.has(column) ? '::text' : ''}`).join(', ');
  return `
    create or replace function doubt_card_pictures() returns trigger language plpgsql as $$
    begin
      perform doubt_pictures(${texts});
      return null;
    end $$;
    drop trigger business_profiles_doubt_pictures on business_profiles;
    create trigger business_profiles_doubt_pictures
      after update of ${columns.join(', ')} on business_profiles for each row
      when ((${each('old')}) is distinct from (${each('new')}))
      execute function doubt_card_pictures();`;
};
const before = ['cover_image', 'profile_image', 'gallery_images', 'services'];
const purposes = (names: string) => `
  alter table media drop constraint media_purpose_check,
    add constraint media_purpose_check check (purpose in (${names}));`;
const purposesBefore = `'cover', 'portrait', 'gallery', 'blog', 'document'`;

/** A logo beside the portrait (docs/product.md 12.4). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view visible_cards;
    alter table business_profiles add column logo_image varchar(2000);
    comment on column business_profiles.logo_image is 'address of an own picture: the logo beside the portrait, wide or square';
    ${doubt([...before, 'logo_image'])}
    ${makeView}
    ${purposes(`${purposesBefore}, 'logo'`)}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update media set purpose = 'gallery' where purpose = 'logo';
    ${purposes(purposesBefore)}
    drop view visible_cards;
    ${doubt(before)}
    alter table business_profiles drop column logo_image;
    ${makeView}`);
}
