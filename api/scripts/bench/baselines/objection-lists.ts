import Koa from 'koa';
import type { QueryBuilder } from 'objection';
import { openDatabaseForCommand } from '../../../adapters/database.ts';
import { inheritedVariables } from '../../../inherited-variables.ts';
import type { BaseModel } from '../../../models/BaseModel.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import { User } from '../../../models/User.ts';
import { listen } from './listen.ts';

/**
 * Lists as Objection's own documentation makes them, asked in the back office's dialect: the columns that are asked for,
 * range() with its exact count, OFFSET, ILIKE over each searched column. Every filter is an equality.
 */
const lists: Record<string, { model: typeof BaseModel; searched: string[] }> = {
  users: { model: User, searched: ['username', 'email', 'phone'] },
  'business-profiles': { model: BusinessProfile, searched: ['business_name', 'job_title', 'phone', 'email'] },
  'contact-leads': { model: ContactLead, searched: ['name', 'phone', 'email'] },
};

const knex = openDatabaseForCommand(inheritedVariables()['DATABASE_URL'] ?? '', 10);
const app = new Koa();
app.use(async (ctx) => {
  const list = lists[ctx.path.split('/').at(-1) ?? ''];
  if (!list) {
    ctx.body = 'ready';
    return;
  }
  const read = <Value>(name: string, other: Value): Value =>
    ctx.query[name] ? (JSON.parse(String(ctx.query[name])) as Value) : other;
  const [first, last] = read('range', [0, 24]);
  const [field, order] = read('sort', ['id', 'DESC']);
  const { q, ...filter } = read<Record<string, string>>('filter', {});
  const columnOf = (name: string) => list.model.propertyNameToColumnName(name);
  const query: QueryBuilder<BaseModel> = list.model.query(knex);
  const columns = read<string[]>('columns', []);
  if (columns.length > 0) query.select(columns.map(columnOf));
  for (const [name, value] of Object.entries(filter)) query.where(columnOf(name), value);
  if (q) query.where((either) => list.searched.forEach((column) => either.orWhereILike(column, `%${q}%`)));
  query.orderBy(columnOf(field), order === 'ASC' ? 'asc' : 'desc');
  const { results, total } = await query.range(first, last);
  ctx.set('Content-Range', `${first}-${last}/${total}`);
  ctx.body = results.map((row) => row.toRow());
});
listen(app);
