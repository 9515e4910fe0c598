import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Koa from 'koa';
import pg from 'pg';
import { compile } from 'svelte/compiler';
import { render } from 'svelte/server';
import { inheritedVariables } from '../../../inherited-variables.ts';
import { repository } from '../../../lib/repository.ts';
import { listen } from './listen.ts';

/** A card's page as Svelte 5 renders it on the server, from one read by an index: neither kept nor compressed. */
const source = readFileSync(new URL('CardPage.svelte', import.meta.url), 'utf8');
const { js } = compile(source, { generate: 'server', dev: false });
// Within the repository, where its imports are found.
const folder = join(repository, '.cache/bench');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'CardPage.js');
writeFileSync(file, js.code);
const { default: CardPage } = (await import(pathToFileURL(file).href)) as { default: never };

const pool = new pg.Pool({ connectionString: inheritedVariables()['DATABASE_URL'], max: 10 });
const app = new Koa();
app.use(async (ctx) => {
  const slug = ctx.path.split('/').at(-1);
  const { rows } = await pool.query({
    name: 'card',
    text: 'select * from business_profiles where custom_slug = $1',
    values: [slug],
  });
  if (!rows[0]) {
    ctx.body = 'ready';
    return;
  }
  const { head, body } = await render(CardPage, { props: { card: rows[0] } as never });
  ctx.type = 'html';
  ctx.body = `<!doctype html><html lang="he"><head>${head}</head><body>${body}</body></html>`;
});
listen(app);
