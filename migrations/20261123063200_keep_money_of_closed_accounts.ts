import type { Knex } from 'knex';

/** The part of the trigger that was there before: the addresses of the cards. */
const keepAddresses = `
      insert into closed_card_addresses (kind, value, former_user_id, expires_at)
        select kind, value, old.id, now() + interval '1 year' from (
          select 'id' kind, id::text value from business_profiles where user_id = old.id
          union all
          select 'slug', custom_slug from business_profiles where user_id = old.id and custom_slug is not null
          union all
          select 'slug', former.slug from profile_slug_history former
            join business_profiles card on card.id = former.profile_id
            where card.user_id = old.id and former.expires_at > now()
              and not exists (select from business_profiles present where present.custom_slug = former.slug)
          union all
          select 'username', old.username where exists (select from business_profiles where user_id = old.id)
        ) addresses
        on conflict (kind, value) do update set former_user_id = excluded.former_user_id, leads_to = null,
          closed_at = now(), expires_at = excluded.expires_at;
      return old;`;

/**
 * What the law and a late dispute ask for stays when an account is closed, in its place and without the person:
 * receipts with their documents, and payments with their steps (docs/money.md 13.7).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table receipts
      alter column user_id drop not null,
      drop constraint receipts_user_id_fkey,
      add constraint receipts_user_id_fkey foreign key (user_id) references users,
      add column former_customer jsonb check (jsonb_typeof(former_customer) = 'object'),
      add column kept_at timestamptz,
      add column keep_until date,
      add constraint receipts_kept_without_user
        check (num_nonnulls(former_customer, kept_at, keep_until) = case when user_id is null then 3 else 0 end);
    comment on column receipts.user_id is 'null once the account is closed';
    comment on column receipts.former_customer is
      'who paid, of a closed account: what the law asks to keep with a receipt, and nothing else of the person';
    comment on column receipts.kept_at is 'when the account was closed';
    comment on column receipts.keep_until is
      'of a closed account: the end of the seventh year after the tax year; then a nightly task deletes the row, and its documents go with it';
    comment on table receipts is
      'receipts and the credits that correct them: numbered without gaps, once for each attempt, as they were on their day. A trigger lets nothing but the document change; an account that closes leaves them without its person, and they go when the law asks for them no longer';
    create index receipts_keep_until_index on receipts (keep_until) where keep_until is not null;
    create index receipts_kept_at_index on receipts (kept_at desc) where kept_at is not null;
    drop index receipts_search_index;
    create index receipts_search_index on receipts using gin ((coalesce(receipt_number::text, '') || ' '
      || coalesce(description::text, '') || ' ' || coalesce(transaction_id::text, '') || ' '
      || coalesce(former_customer::text, '')) gin_trgm_ops);

    create or replace function keep_receipts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.user_id is not null then
          raise exception 'receipts are never deleted' using errcode = 'check_violation', table = 'receipts';
        end if;
      elsif old.user_id is not null and new.user_id is null
            and to_jsonb(new) - '{user_id,former_customer,kept_at,keep_until,created_at,payment_date}'::text[]
              = to_jsonb(old) - '{user_id,former_customer,kept_at,keep_until,created_at,payment_date}'::text[]
            and current_setting('bikur.closing_user', true) = old.user_id::text then
        -- Its account is being closed in this very statement.
        null;
      elsif to_jsonb(new) - '{pdf_url,pdf_status,created_at,payment_date}'::text[]
            <> to_jsonb(old) - '{pdf_url,pdf_status,created_at,payment_date}'::text[]
          -- To the millisecond, which is all that programs carry.
          or date_trunc('milliseconds', new.created_at) <> date_trunc('milliseconds', old.created_at)
          or date_trunc('milliseconds', new.payment_date) <> date_trunc('milliseconds', old.payment_date) then
        raise exception 'receipts never change' using errcode = 'check_violation', table = 'receipts';
      end if;
      return null;
    end $$;

    alter table payment_attempts
      alter column user_id drop not null,
      drop constraint payment_attempts_package_id_fkey,
      drop constraint payment_attempts_order_id_fkey,
      drop constraint payment_attempts_user_id_fkey,
      drop constraint payment_attempts_one_subject,
      add constraint payment_attempts_user_id_fkey foreign key (user_id) references users on delete set null,
      add constraint payment_attempts_package_id_fkey
        foreign key (package_id) references packages on delete set null,
      add constraint payment_attempts_order_id_fkey
        foreign key (order_id) references physical_card_orders on delete set null,
      add constraint payment_attempts_one_subject
        check (num_nonnulls(package_id, order_id) <= case when kind = 'card_update' then 0 else 1 end);
    comment on constraint payment_attempts_one_subject on payment_attempts is
      'none is left once the account is closed, or what was paid for is gone: the payment stays';
    comment on column payment_attempts.user_id is
      'null once the account is closed: the payment stays for the books and for a late dispute, without its person and what it paid for';
    comment on table payment_attempts is
      'one try to take or give back money, written down before anybody is asked to move it, and never deleted; one live and one paid for each package (or order), kind and period';

    create function begin_with_subject() returns trigger language plpgsql as $$
    begin
      -- A refund may give back what replacing a card took.
      if new.kind not in ('card_update', 'refund') and new.user_id is not null
         and num_nonnulls(new.package_id, new.order_id) = 0 then
        raise exception 'a payment is for a package or an order'
          using errcode = 'check_violation', table = 'payment_attempts';
      end if;
      return new;
    end $$;
    create trigger payment_attempts_begin_with_subject before insert on payment_attempts
      for each row execute function begin_with_subject();

    create or replace function keep_of_closed_account() returns trigger language plpgsql as $$
    begin
      perform set_config('bikur.closing_user', old.id::text, true);
      update receipts set user_id = null, kept_at = now(),
          keep_until = (date_trunc('year', payment_date at time zone 'Asia/Jerusalem') + interval '8 years')::date,
          former_customer = jsonb_build_object(
            'id', old.id, 'username', old.username, 'email', old.email, 'phone', old.phone)
        where user_id = old.id;
      perform set_config('bikur.closing_user', '', true);${keepAddresses}
    end $$;
    comment on function keep_of_closed_account() is
      'what stays of an account, whoever closes it: its receipts, and the addresses of its cards; its payments stay by their foreign keys';

    -- Their documents were discarded, and are drawn anew for whoever asks. Demo data wrote one by hand, without a number.
    insert into receipts overriding system value
      select (jsonb_populate_record(null::receipts, receipt || jsonb_build_object('user_id', null, 'attempt_id', null,
        'pdf_status', 'pending', 'pdf_url', null, 'document_key', gen_random_uuid(),
        'former_customer', customer, 'kept_at', kept_at, 'keep_until', keep_until))).*
      from kept_receipts where jsonb_exists(receipt, 'receipt_no');
    drop table kept_receipts;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create table kept_receipts (
      receipt_number varchar(40) primary key,
      receipt jsonb not null check (jsonb_typeof(receipt) = 'object'),
      customer jsonb not null check (jsonb_typeof(customer) = 'object'),
      kept_at timestamptz not null default now(),
      keep_until date not null,
      id bigint generated by default as identity unique
    );
    comment on table kept_receipts is
      'receipts of closed accounts as they were, with who paid, linked to nothing; staff only read them. The specification lets receipts go with their user, the law asks for them for seven years: a row of its own holds exactly what the law names, where an anonymised account would have kept a person who asked to be forgotten in every list';
    comment on column kept_receipts.keep_until is
      'the end of the seventh year after the tax year; then a nightly task forgets the row';
    comment on column kept_receipts.id is 'the back office names rows by number';
    create index kept_receipts_keep_until_index on kept_receipts (keep_until);
    create index kept_receipts_search_index on kept_receipts using gin
      ((coalesce(receipt_number::text, '') || ' ' || coalesce(customer::text, '')) gin_trgm_ops);
    insert into kept_receipts (receipt_number, receipt, customer, kept_at, keep_until)
      select receipt_number, to_jsonb(receipts) - '{former_customer,kept_at,keep_until}'::text[],
        former_customer, kept_at, keep_until
      from receipts where user_id is null;
    delete from receipts where user_id is null;

    create or replace function keep_of_closed_account() returns trigger language plpgsql as $$
    begin
      insert into kept_receipts (receipt_number, receipt, customer, keep_until)
        select receipt_number, to_jsonb(receipts),
          jsonb_build_object('id', old.id, 'username', old.username, 'email', old.email, 'phone', old.phone),
          (date_trunc('year', payment_date at time zone 'Asia/Jerusalem') + interval '8 years')::date
        from receipts where user_id = old.id;${keepAddresses}
    end $$;
    comment on function keep_of_closed_account() is
      'what stays of an account, whoever closes it: its receipts, and the addresses of its cards';

    create or replace function keep_receipts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        -- They go with their person and never otherwise.
        if exists (select from users where id = old.user_id) then
          raise exception 'receipts are never deleted' using errcode = 'check_violation', table = 'receipts';
        end if;
      elsif to_jsonb(new) - '{pdf_url,pdf_status,created_at,payment_date}'::text[]
            <> to_jsonb(old) - '{pdf_url,pdf_status,created_at,payment_date}'::text[]
          -- To the millisecond, which is all that programs carry.
          or date_trunc('milliseconds', new.created_at) <> date_trunc('milliseconds', old.created_at)
          or date_trunc('milliseconds', new.payment_date) <> date_trunc('milliseconds', old.payment_date) then
        raise exception 'receipts never change' using errcode = 'check_violation', table = 'receipts';
      end if;
      return null;
    end $$;

    drop trigger payment_attempts_begin_with_subject on payment_attempts;
    drop function begin_with_subject();
    delete from payment_attempts where user_id is null;
    alter table payment_attempts
      alter column user_id set not null,
      drop constraint payment_attempts_package_id_fkey,
      drop constraint payment_attempts_order_id_fkey,
      drop constraint payment_attempts_user_id_fkey,
      drop constraint payment_attempts_one_subject,
      add constraint payment_attempts_user_id_fkey foreign key (user_id) references users on delete cascade,
      add constraint payment_attempts_package_id_fkey
        foreign key (package_id) references packages on delete cascade,
      add constraint payment_attempts_order_id_fkey
        foreign key (order_id) references physical_card_orders on delete cascade,
      add constraint payment_attempts_one_subject check (case kind
        when 'card_update' then num_nonnulls(package_id, order_id) = 0
        when 'refund' then num_nonnulls(package_id, order_id) <= 1
        else num_nonnulls(package_id, order_id) = 1 end);
    comment on column payment_attempts.user_id is null;
    comment on table payment_attempts is
      'one try to take or give back money, written down before anybody is asked to move it; one live and one paid for each package (or order), kind and period';

    drop index receipts_search_index;
    drop index receipts_kept_at_index;
    drop index receipts_keep_until_index;
    alter table receipts
      drop constraint receipts_kept_without_user,
      drop column former_customer,
      drop column kept_at,
      drop column keep_until,
      drop constraint receipts_user_id_fkey,
      add constraint receipts_user_id_fkey foreign key (user_id) references users on delete cascade,
      alter column user_id set not null;
    comment on column receipts.user_id is null;
    comment on table receipts is
      'receipts and the credits that correct them: numbered without gaps, once for each attempt, as they were on their day. A trigger lets nothing but the document change, and nothing be deleted without its person';
    create index receipts_search_index on receipts using gin ((coalesce(receipt_number::text, '') || ' '
      || coalesce(description::text, '') || ' ' || coalesce(transaction_id::text, '')) gin_trgm_ops);
  `);
}
