import type { Knex } from 'knex';

/** Whether nobody has an account and nothing is on sale. */
export async function isEmpty(knex: Knex): Promise<boolean> {
  const { rows } = (await knex.raw(
    `select exists (select from users) or exists (select from products) or exists (select from blog_posts) as used`,
  )) as { rows: { used: boolean }[] };
  return rows[0]?.used === false;
}
