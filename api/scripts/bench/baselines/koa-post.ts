import Koa from 'koa';
import { listen } from './listen.ts';

const app = new Koa();
app.use(async (ctx) => {
  for await (const _chunk of ctx.req);
  ctx.status = ctx.method === 'POST' ? 204 : 200;
});
listen(app);
