import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../lib/repository.ts';

/** What runs in production; the programs of developers and the tests may wait. */
const sources = globSync('api/**/*.ts', { cwd: repository })
  .filter(
    (path) =>
      !/\.test\.ts$|^api\/(testing|scripts\/(bench|faults|load))\/|^api\/scripts\/(start-times|lighthouse)\.ts$/u.test(
        path,
      ),
  )
  .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));

/** The call's own text, up to its closing bracket. */
function callAt(text: string, start: number): string {
  let depth = 0;
  for (let place = text.indexOf('(', start); place < text.length; place += 1) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, place + 1);
  }
  return text.slice(start);
}

/** Calls of this kind whose text lacks what bounds them. */
const boundless = (call: RegExp, bound: RegExp, allowed: Readonly<Record<string, string>> = {}): string[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(call)]
      .map(({ index }) => callAt(text, index))
      .filter((words) => !bound.test(words) && !allowed[path])
      .map((words) => `${path}: ${words.slice(0, 80)}`),
  );

test('every outgoing call has a deadline', () => {
  const elsewhere = {
    'api/adapters/payments/stripe/call-stripe.ts':
      'the signal of the library, which has its timeout, is in `init`',
    'api/domains/cards/reviews/review-page-style.ts': 'runs in a browser',
  };
  expect(boundless(/(?<![.\w])fetch\(/gu, /signal:/u, elsewhere)).toEqual([]);
  expect(boundless(/new Stripe\(/gu, /timeout/u)).toEqual([]);
  expect(boundless(/new S3Client\(/gu, /requestTimeout[^]*socketTimeout[^]*maxSockets/u)).toEqual([]);
  expect(boundless(/createTransport\(/gu, /connectionTimeout[^]*greetingTimeout[^]*socketTimeout/u)).toEqual(
    [],
  );
  expect(boundless(/createRemoteJWKSet\(/gu, /timeoutDuration/u)).toEqual([]);
  // Whatever else could speak with somebody outside would pass by all of these.
  expect(boundless(/\b(?:https?|undici)\.(?:request|get)\(|\baxios\b|from 'undici'/gu, /$^/u)).toEqual([]);
});

test('every connection to the database has limits, and every pool a bound', () => {
  const limits = /Limits\(|connectionSettings|query_timeout/u;
  const onlyRead = {
    'api/adapters/database-login.ts': 'reads an address and connects to nothing',
    'api/scripts/backup/standby.ts': 'reads an address; its queries have limits',
  };
  expect(boundless(/new pg\.Client\(/gu, limits, onlyRead)).toEqual([]);
  expect(boundless(/new pg\.Pool\(/gu, /$^/u)).toEqual([]);
  const knex = {
    'api/domains/admin/schema-migrations/planned-sql.ts': 'writes statements down and runs none',
  };
  expect(boundless(/\bknexModule\(/gu, /knexConfig\(|\.\.\.config,/u, knex)).toEqual([]);
  expect(sources.find(({ path }) => path === 'api/adapters/database.ts')?.text).toMatch(
    /serverLimits\(statement\)[^]*max: poolSize[^]*acquireConnectionTimeout/u,
  );
  const poolOfApplication = { 'api/adapters/job-runner.ts': 'has the pool of the application' };
  expect(boundless(/new PgBoss\(/gu, /max: \d+,[^]*\.\.\.clientLimits\(/u, poolOfApplication)).toEqual([]);
});

test('docs/operations/limits.md names every place', () => {
  const document = readFileSync(join(repository, 'docs/operations/limits.md'), 'utf8');
  const named = [...document.matchAll(/`(api\/[\w./-]+\.ts)`/gu)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  expect(named.length).toBeGreaterThan(20);
});
