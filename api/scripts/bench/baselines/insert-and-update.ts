import { randomBytes } from 'node:crypto';
import Koa from 'koa';
import pg from 'pg';
import { inheritedVariables } from '../../../inherited-variables.ts';
import { listen } from './listen.ts';

const pool = new pg.Pool({ connectionString: inheritedVariables()['DATABASE_URL'], max: 10 });
const app = new Koa();
app.use(async (ctx) => {
  if (ctx.method !== 'POST') {
    ctx.status = 200;
    return;
  }
  for await (const _chunk of ctx.req);
  const id = Number(ctx.path.split('/')[3]);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('insert into card_events (profile_id, type, visitor_hash) values ($1, $2, $3)', [
      id,
      'view',
      randomBytes(16),
    ]);
    await client.query('update profile_stats set views = views + 1 where profile_id = $1', [id]);
    await client.query('commit');
  } finally {
    client.release();
  }
  ctx.status = 204;
});
listen(app);
