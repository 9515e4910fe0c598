import type { Knex } from 'knex';

/**
 * Connections keep the expressions of an index as they were when they first used the table, the function's words in place
 * of its name: they have to read them anew, or searches of the present processes would no longer match the index.
 */
const readIndexesAnew = `
  do $$ declare one regclass; begin
    for one in
      select distinct depend.objid::regclass from pg_depend depend join pg_class on pg_class.oid = depend.objid
      where depend.refobjid = 'search_text(text)'::regprocedure and pg_class.relkind = 'i'
    loop
      execute format('alter index %s alter column 1 set statistics -1', one);
    end loop;
  end $$;`;

/**
 * Every match that a trigram index finds is compared again, and every row that is written goes into one: `translate` looks
 * at each character seventy times, a regular expression once. The result is the same for every text, so the indexes stay.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(String.raw`
    create or replace function search_text(words text) returns text language sql immutable parallel safe as $$
      select regexp_replace(
        regexp_replace(words, U&'[\05BE\2010-\2014]', '-', 'g'),
        U&'[\0591-\05BD\05BF\05C1\05C2\05C4\05C5\05C7\05F3\05F4\0027\0022\0060\00B4\2018-\201F\200E\200F\202A-\202E\2066-\2069]',
        '', 'g')
    $$;
    ${readIndexesAnew}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(String.raw`
    create or replace function search_text(words text) returns text language sql immutable parallel safe as $$
      select translate(words, U&'\05BE\2010\2011\2012\2013\2014'
        '\0591\0592\0593\0594\0595\0596\0597\0598\0599\059A\059B\059C\059D\059E\059F'
        '\05A0\05A1\05A2\05A3\05A4\05A5\05A6\05A7\05A8\05A9\05AA\05AB\05AC\05AD\05AE\05AF'
        '\05B0\05B1\05B2\05B3\05B4\05B5\05B6\05B7\05B8\05B9\05BA\05BB\05BC\05BD\05BF\05C1\05C2\05C4\05C5\05C7'
        '\05F3\05F4\0027\0022\0060\00B4\2018\2019\201A\201B\201C\201D\201E\201F'
        '\200E\200F\202A\202B\202C\202D\202E\2066\2067\2068\2069', '------')
    $$;
    ${readIndexesAnew}`);
}
