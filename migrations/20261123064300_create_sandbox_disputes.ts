import type { Knex } from 'knex';

/** Disputes of the sandbox, so that the whole way of one can be tried (docs/money.md 13.12). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sandbox_psp.disputes (
      uid uuid primary key default gen_random_uuid(),
      transaction_uid uuid not null references sandbox_psp.transactions on delete cascade,
      status varchar(20) not null default 'needs_response'
        check (status in ('needs_response', 'under_review', 'won', 'lost')),
      amount numeric(12,2) not null check (amount > 0),
      fee numeric(12,2) not null default 0 check (fee >= 0),
      reason varchar(100) not null,
      opened_at timestamptz not null,
      evidence_due_at timestamptz not null,
      decided_at timestamptz
    );
    comment on table sandbox_psp.disputes is 'charges that the test cardholder called DISPUTE disputes at the bank';
    create index disputes_transaction_uid_index on sandbox_psp.disputes (transaction_uid);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sandbox_psp.disputes');
}
