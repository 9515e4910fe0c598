import type { Knex } from 'knex';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { demoCards } from '../../seed/content/cards/index.ts';
import { offersOf } from '../../seed/content/card-offers.ts';
import { within, type Groups } from './groups.ts';

/** What a card shows beside its name, phone and mail. */
const shown = (
  'template job_title category address website whatsapp about business_hours custom_links services questions ' +
  'facebook instagram tiktok linkedin accent_color show_contact_form primary_action seo_title seo_description'
).split(' ');

/**
 * Gives the live cards and those of the first owners the content of the demo cards: a page of real length, with
 * services, questions, hours and links. The demo cards themselves stay, with the numbers after all others.
 * @param people how many cards there are before
 */
export async function fillCards(knex: Knex, people: number, { live, owners }: Groups): Promise<void> {
  for (const [place, { columns, links = [], slug }] of demoCards.entries())
    await createBusinessProfile(knex, {
      ...columns,
      ...offersOf(slug),
      id: people + 1 + place,
      userId: owners[0]?.user ?? 1,
      cardType: 'basic',
      isPublic: false,
      customSlug: `model-${place}`,
      customLinks: links.map(([title, url]) => ({
        title,
        url,
        isShown: true,
        showFrom: null,
        showUntil: null,
      })),
    });
  await knex.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await trx.raw(`
      update business_profiles card set ${shown.map((name) => `${name} = model.${name}`).join(', ')}
      from business_profiles model
      where model.id = ${people} + 1 + card.id % ${demoCards.length}
        and (${within(live, 'card.id')} or card.id <= ${owners.at(-1)?.cards.last ?? 0})`);
  });
  await knex('business_profiles').where('id', '>', people).delete();
}

/**
 * Closes the accounts of the cards that are gone, and counts the days of the cards of the first owners and of some
 * others, as the worker does at night.
 */
export async function finishGroups(knex: Knex, { gone, owners }: Groups): Promise<void> {
  const tallied = `generate_series(1, ${owners.at(-1)?.cards.last ?? 0}) as card`;
  await knex.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await trx.raw(`
      insert into closed_card_addresses (kind, value, former_user_id, expires_at)
      select kind, case kind when 'id' then card.id::text else card.custom_slug end, card.user_id, now() + interval '1 year'
      from business_profiles card, unnest(array['id', 'slug']) kind where ${within(gone, 'card.id')}`);
    await trx.raw(`delete from business_profiles where ${within(gone, 'id')}`);
    await trx.raw(`delete from profile_stats where ${within(gone, 'profile_id')}`);
    await trx.raw(`
      insert into card_day_tallies (profile_id, day, tally)
      select card, (now() at time zone 'Asia/Jerusalem')::date - back, jsonb_build_object(
        'types', jsonb_build_object('view', 5 + back % 40, 'phone', 1 + back % 5, 'whatsapp', 1 + back % 7, 'map', back % 3),
        'sources', jsonb_build_object('direct', 2 + back % 20, 'qr', 1 + back % 10, 'whatsapp', 2 + back % 10),
        'devices', jsonb_build_object('phone', 3 + back % 30, 'desktop', 2 + back % 10),
        'hours', (select jsonb_object_agg(hour, 1 + (hour + back) % 6) from generate_series(7, 22) hour),
        'visitors', jsonb_build_object('all', 4 + back % 30),
        'leftOut', jsonb_build_object('bot', 1 + back % 4, 'preview', back % 3))
      from ${tallied}, generate_series(1, 740) as back`);
  });
}
