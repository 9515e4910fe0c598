import Koa from 'koa';
import { listen } from './listen.ts';

const page = Buffer.alloc(12_000, 'x');
const app = new Koa();
app.use((ctx) => {
  ctx.type = 'html';
  ctx.body = page;
});
listen(app);
