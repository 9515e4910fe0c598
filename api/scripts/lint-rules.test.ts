import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { repository } from '../lib/repository.ts';

const rules = ['bikur/floors', 'bikur/walls', 'bikur/no-language-literal', 'bikur/no-api-path'];

/**
 * Code that stands in no repository, so that the linter itself says what it finds there; one finding for each line. Its
 * imports are text: this file crosses no wall, and whatever is named there need not exist.
 */
const bad: Record<string, string> = {
  'api/domains/payments/attempts/bad.ts': `
import { card } from '../../cards/index.ts';
import type { Mail } from '../../messaging/mail/mail.ts';
import { own } from '../index.ts';
export { page } from '../../website/index.ts';
export * from '../../support/index.ts';
export const lazy = import('../../accounts/export/zip.ts');
export type Chip = import('../../nfc/index.ts').Chip;
import { unknown } from '../../elsewhere/index.ts';`,
  'storefront/card/walls.ts': `
import { card } from '../../api/domains/cards/index.ts';
import type { Row } from '../../backoffice/kit/row.ts';
export { look } from '../features/cards/look.ts';`,
  'storefront/lib/walls.ts': `
import { page } from '../features/website/page.tsx';`,
  'backoffice/kit/walls.ts': `
export const lazy = import('../screens/inbox/Inbox.tsx');
import { url } from '../../storefront/lib/url.ts';`,
  'storefront/charts/walls.ts': `
import { format } from '../../api/contract/base/format.ts';
import { look } from '../lib/look.ts';`,
  'api/contract/walls.ts': `
import { AppError } from '../errors.ts';`,
  'storefront/language.ts': `
export const isHebrew = (language: string) => language === 'he';
export const isOther = (language: string) => 'en' !== language;
export type Written = 'he' | 'en';
export const say = (language: string) => { switch (language) {
case 'he': return 1; default: return 2; } };`,
  'storefront/address.ts': `
export const text = '/api/cards';
export const template = (id: number) => \`/api/cards/\${id}\`;
export const form = /^\\/api\\/cards/;`,
};
const good: Record<string, string> = {
  'api/domains/payments/attempts/good.ts': `
import { addDays } from '../../statistics/index.ts';
import { own } from '../renewals/own.ts';
import { AppError } from '../../../errors.ts';
import { z } from 'zod';`,
  'storefront/card/good.ts': `
import { look } from './looks/look.ts';
import type { Card } from '../../api/contract/cards/card.schema.ts';`,
  'backoffice/good.ts': `
import { TimeChart } from '../storefront/charts/TimeChart.tsx';`,
  'storefront/good.ts': `
import { TimeChart } from './charts/TimeChart.tsx';
export const isLeft = (side: string) => side === 'left';
export const greeting = 'he' + 'llo';
export const page = '/apiary';`,
};

interface Finding {
  filename: string;
  code: string;
  labels: { span: { line: number } }[];
}

let folder: string;
let found: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  for (const [path, code] of Object.entries({ ...bad, ...good })) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const config = join(folder, 'oxlintrc.json');
  writeFileSync(
    config,
    JSON.stringify({
      plugins: [],
      jsPlugins: [join(repository, '.config/lint-rules.ts')],
      categories: { correctness: 'off' },
      rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])),
    }),
  );
  found = lint(config).map(({ filename, code, labels }) => {
    const path = filename.replaceAll('\\', '/').split(`${folder}/`).at(-1);
    return `${path}:${labels[0]?.span.line} ${code}`;
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The linter ends with 1 where it finds something, which is what is asked for here. */
function lint(config: string): Finding[] {
  const args = ['--config', config, '--format', 'json', '.'];
  const program = join(repository, 'node_modules/.bin/oxlint');
  try {
    return readFindings(execFileSync(program, args, { cwd: folder, encoding: 'utf8' }));
  } catch (error) {
    return readFindings((error as { stdout: string }).stdout);
  }
}

const readFindings = (text: string): Finding[] =>
  (JSON.parse(text) as { diagnostics: Finding[] }).diagnostics;

describe('the rules of the house find', () => {
  it.each([
    ['api/domains/payments/attempts/bad.ts', 'bikur(floors)', [2, 3, 4, 5, 6, 7, 8, 9]],
    ['storefront/card/walls.ts', 'bikur(walls)', [2, 2, 3, 3, 4]],
    ['storefront/lib/walls.ts', 'bikur(walls)', [2]],
    ['backoffice/kit/walls.ts', 'bikur(walls)', [2, 3, 3]],
    ['storefront/charts/walls.ts', 'bikur(walls)', [2, 3]],
    ['api/contract/walls.ts', 'bikur(walls)', [2]],
    ['storefront/language.ts', 'bikur(no-language-literal)', [2, 3, 4, 6]],
    ['storefront/address.ts', 'bikur(no-api-path)', [2, 3, 4]],
  ])('every bad line of %s', (path, rule, lines) => {
    expect(found.filter((line) => line.startsWith(path)).sort()).toEqual(
      lines.map((line) => `${path}:${line} ${rule}`),
    );
  });

  it('nothing in what is allowed', () => {
    expect(found.filter((line) => line.includes('good.ts'))).toEqual([]);
  });
});

test('the back office uses no field that draws a stored link or markup as it stands', () => {
  const { overrides } = JSON.parse(readFileSync(join(repository, '.oxlintrc.json'), 'utf8')) as {
    overrides: { files: string[]; rules: Record<string, unknown> }[];
  };
  // A later override of the same rule replaces the earlier one whole.
  const ofImports = overrides
    .filter(({ files, rules: { 'no-restricted-imports': rule } }) => rule && /backoffice/.test(files.join()))
    .map((override) => JSON.stringify(override.rules['no-restricted-imports']));
  expect(ofImports.length).toBeGreaterThan(0);
  for (const rule of ofImports)
    expect(rule).toContain('"importNames":["UrlField","FileField","RichTextField"]');
});

test('the rules are switched on where they hold', () => {
  const { rules: everywhere, overrides } = JSON.parse(
    readFileSync(join(repository, '.oxlintrc.json'), 'utf8'),
  ) as { rules: Record<string, unknown>; overrides: { files: string[]; rules: Record<string, unknown> }[] };
  const inClients = overrides.find(({ files }) => files.join() === 'storefront/**,backoffice/**')?.rules;
  expect(rules.map((rule) => inClients?.[rule] ?? everywhere[rule])).toEqual(rules.map(() => 'error'));
});
