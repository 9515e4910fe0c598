import type { Knex } from 'knex';

const differing = `(r.next_charge_date, r.amount, r.product_id, r.recurring_range) is distinct from
        (p.next_payment_date, p.price, p.product_id, case p.billing_cycle when 'yearly' then 12 else 1 end)`;
const living = `r.status in ('pending', 'active', 'paused')`;

/**
 * A standing order says the same as its package: when it is charged next, how much and for what (docs/money.md 13.4).
 * Rows that staff's commands left behind are set right.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update recurring_payments r set next_charge_date = p.next_payment_date, amount = p.price,
      product_id = p.product_id, recurring_range = case p.billing_cycle when 'yearly' then 12 else 1 end
    from packages p where p.id = r.package_id and ${living} and ${differing};

    create function check_mandate_mirrors_package() returns trigger language plpgsql as $$
    declare
      mandate bigint;
    begin
      -- The rows as they are at the commit, not as they were when the trigger was queued.
      select r.id into mandate from recurring_payments r join packages p on p.id = r.package_id
      where case tg_table_name when 'packages' then p.id = new.id else r.id = new.id end
        and ${living} and ${differing};
      if found then
        raise exception 'standing order % differs from its package', mandate
          using errcode = 'check_violation', table = 'recurring_payments',
            constraint = 'recurring_payments_mirror_their_package';
      end if;
      return null;
    end $$;
    comment on function check_mandate_mirrors_package() is
      'refuses a commit in which a living standing order and its package differ in the next charge, its sum or what it pays for';

    create constraint trigger recurring_payments_mirror_their_package
      after insert or update of package_id, status, next_charge_date, amount, product_id, recurring_range
      on recurring_payments deferrable initially deferred
      for each row execute function check_mandate_mirrors_package();
    create constraint trigger packages_are_mirrored
      after update of next_payment_date, price, product_id, billing_cycle on packages
      deferrable initially deferred
      for each row execute function check_mandate_mirrors_package();`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger packages_are_mirrored on packages;
    drop trigger recurring_payments_mirror_their_package on recurring_payments;
    drop function check_mandate_mirrors_package();`);
}
