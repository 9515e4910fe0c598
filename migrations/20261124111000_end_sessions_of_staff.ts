import type { Knex } from 'knex';

/**
 * Where staff signed in from, what staff did to an address lately, and for whose sign-in an export is being made: each
 * ends something that a stolen session could go on with.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions add column network varchar(64);
    comment on column sessions.network is
      'of staff alone: the network they signed in from (/24, of IPv6 /48), never the address';
    alter table access_tokens add column network varchar(64);
    comment on column access_tokens.network is 'as of sessions';

    alter table users
      add column email_changed_by_staff_at timestamptz,
      add column email_before_staff citext check (char_length(email_before_staff) between 3 and 254),
      add constraint users_email_changed_by_staff_whole
        check (num_nonnulls(email_changed_by_staff_at, email_before_staff) in (0, 2));
    comment on column users.email_changed_by_staff_at is
      'for 72 hours from it no link to choose a password goes to the address';
    comment on column users.email_before_staff is
      'the owner''s own address before, which is told when somebody asks for such a link';

    alter table data_exports
      add column session_id varchar(64) references sessions on delete cascade,
      add column token_id bigint references access_tokens on delete cascade,
      add constraint data_exports_one_sign_in check (num_nonnulls(session_id, token_id) <= 1);
    comment on column data_exports.session_id is
      'the sign-in that asked for it, until it is ready: an export under way ends with it';
    comment on column data_exports.token_id is 'as session_id, where a bearer token asked';
    create index data_exports_session_id_index on data_exports (session_id);
    create index data_exports_token_id_index on data_exports (token_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table data_exports drop column token_id, drop column session_id;
    alter table users drop column email_before_staff, drop column email_changed_by_staff_at;
    alter table access_tokens drop column network;
    alter table sessions drop column network;
  `);
}
