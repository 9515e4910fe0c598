import type { Knex } from 'knex';

/**
 * Indexes for what `npm run bench:lists` found slow over a million people, cards and events. An index that ends in the
 * key lets a deep page be skipped within the index, and one that says `nulls last` serves the order of a list whose
 * column may be empty: without it the database sorts all rows.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Sorted by role, by who was here last, and the few who are rare in their column.
    drop index users_user_role_index;
    create index users_user_role_index on users (user_role, id);
    create index users_last_seen_order_index on users (last_seen_at desc nulls last, id desc);
    create index users_language_index on users (language, created_at desc, id desc);
    create index users_demo_index on users (id) where is_demo;

    -- Cards are shown by their last change, whose order has nothing to do with where the rows lie.
    drop index business_profiles_updated_at_index;
    create index business_profiles_updated_at_index on business_profiles (updated_at desc, id desc);
    drop index business_profiles_category_index;
    create index business_profiles_category_index on business_profiles (category, id);
    create index business_profiles_category_order_index on business_profiles (category desc nulls last, id desc);

    create index business_profiles_private_index on business_profiles (updated_at desc, id desc) where not is_public;

    drop index profile_stats_views_index;
    create index profile_stats_views_index on profile_stats (views desc, profile_id desc);

    -- Orders and days of packages.
    create index packages_start_date_index on packages (start_date desc nulls last, id desc);
    create index packages_end_date_order_index on packages (end_date desc nulls last, id desc);
    create index packages_next_payment_order_index on packages (next_payment_date desc nulls last, id desc);
    create index packages_status_order_index on packages (status, id);
    create index packages_price_index on packages (price, id);
    create index packages_enterprise_index on packages (created_at desc, id desc) where is_enterprise;
    -- Who has a paid plan, had one, and whose ends soon: with all that access goes by, so that no row is read for it.
    create index packages_paid_index on packages (user_id)
      include (status, end_date, grace_until, auto_renew, renewal_driver) where is_paid;
    create index packages_ending_index on packages (end_date, user_id) where status = 'active' and not auto_renew;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index packages_ending_index;
    drop index packages_paid_index;
    drop index packages_enterprise_index;
    drop index packages_price_index;
    drop index packages_status_order_index;
    drop index packages_next_payment_order_index;
    drop index packages_end_date_order_index;
    drop index packages_start_date_index;
    drop index profile_stats_views_index;
    create index profile_stats_views_index on profile_stats (views desc);
    drop index business_profiles_private_index;
    drop index business_profiles_category_order_index;
    drop index business_profiles_category_index;
    create index business_profiles_category_index on business_profiles (category);
    drop index business_profiles_updated_at_index;
    create index business_profiles_updated_at_index on business_profiles (updated_at desc);
    drop index users_demo_index;
    drop index users_language_index;
    drop index users_last_seen_order_index;
    drop index users_user_role_index;
    create index users_user_role_index on users (user_role);
  `);
}
