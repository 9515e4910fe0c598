import type { Knex } from 'knex';

/** A view has the columns of the time it was made (migrations/README.md). */
const makeView = `
  create view active_packages as select * from active_packages_at(now());
  comment on view active_packages is 'the packages that give now what they give';`;

/**
 * What of a package's time was paid for, and what was given: a change of plan credits only what was paid, and given
 * time stays time (docs/money.md 13.5). Months that staff gave since the last payment are read from the audit log.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view active_packages;
    alter table packages add column paid_until timestamptz;
    comment on column packages.paid_until is
      'end of the time that was paid for; what lies between it and end_date was given by staff';
    ${makeView}
    alter table package_changes
      add column credit_minor integer check (credit_minor >= 0),
      add column from_paid_until timestamptz,
      add column reverted_at timestamptz;
    comment on column package_changes.credit_minor is
      'agorot taken off the price of a period that starts anew with the change; null where the period goes on';
    comment on column package_changes.from_paid_until is 'until when the former plan was paid for';
    comment on column package_changes.reverted_at is 'when its customer withdrew from a change that had been applied';

    update packages p set paid_until = least(p.end_date, (
      select min((given.before->>'endDate')::timestamptz) from audit_log given
      where given.action = 'extend' and given.entity = 'packages' and given.entity_id = p.id::text
        and given.created_at > p.last_payment_date))
    where p.last_payment_date is not null and p.price > 0;
    update package_changes set credit_minor = greatest(0, round(to_price * 100)::integer - amount_minor)
    where takes_effect = 'now' and from_cycle <> to_cycle;
    update package_changes set from_paid_until = from_end_date;`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table package_changes drop column credit_minor, drop column from_paid_until, drop column reverted_at;
    drop view active_packages;
    alter table packages drop column paid_until;
    ${makeView}`);
}
