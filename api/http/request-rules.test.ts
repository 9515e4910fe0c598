import { ZodError } from 'zod';
import { expect, test } from 'vitest';
import { proofSeconds } from '../contract/accounts/proof.schema.ts';
import type { CardLanguage } from '../contract/base/card-languages.ts';
import { AppError } from '../errors.ts';
import { checkPath } from './check-path.ts';
import type { AppContext } from './context.ts';
import { describeError } from './describe-error.ts';
import { assertFreshProof, isFreshProof } from './fresh-proof.ts';
import { cardLanguageFor, detectLanguage } from './language.ts';
import { maskPath } from './mask-path.ts';
import { secureCookies } from './cookie-options.ts';
import { chooseLanguageOfPage } from './page-language.ts';
import { isExpected, isPlainFormOf, noteFormRefusal } from './plain-form.ts';
import { sentFromElsewhere } from './request-origin.ts';
import { roleOf } from './staff-rights.ts';
import { isByHand, isStaffSignInOver, seenStepMilliseconds } from './staff-session.ts';
import { visitorOf } from './visitor.ts';

const now = new Date('2026-11-22T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

interface Asked {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  cookies?: Record<string, string>;
  state?: object;
  types?: { sent: string; wanted: string };
  accepted?: string[];
}

/** As much of a request's context as the rules below look at; what they set is kept. */
function asked({ headers = {}, query = {}, cookies = {}, accepted = [], ...request }: Asked = {}) {
  const set: Record<string, string> = {};
  const logged: unknown[] = [];
  const ctx = {
    method: request.method ?? 'POST',
    path: request.path ?? '/form',
    host: 'bikur.example',
    query,
    get: (name: string) => headers[name] ?? '',
    set: (name: string, value: string) => void (set[name] = value),
    is: (type: string) => (request.types?.sent === type ? type : false),
    accepts: () => request.types?.wanted ?? false,
    acceptsLanguages: (wanted?: string[]) =>
      wanted ? (accepted.find((one) => wanted.includes(one)) ?? false) : accepted,
    cookies: {
      get: (name: string) => cookies[name],
      set: (name: string, value: string) => void (set[name] = value),
    },
    state: { actor: null, log: { error: (entry: unknown) => logged.push(entry) }, ...request.state },
    deps: { env: { NODE_ENV: 'test', PUBLIC_URL: 'https://cards.example' }, clock: { now: () => now } },
  };
  return { ctx: ctx as unknown as AppContext, set, logged };
}

const hours = 3_600;
test.each([
  ['admin', 12 * hours, 0, false],
  ['admin', 12 * hours + 1, 0, true],
  ['admin', hours, 30 * 60, false],
  ['admin', hours, 30 * 60 + 1, true],
  ['finance', hours, 31 * 60, true],
  ['user', 29 * 24 * hours, 20 * 24 * hours, false],
] as const)('a sign-in of %s from %i s ago, last seen %i s ago, is over: %s', (role, made, seen, isOver) => {
  expect(isStaffSignInOver({ role, createdAt: ago(made), lastSeenAt: ago(seen) }, now)).toBe(isOver);
});

test('staff are seen by the minute, others by five; what asks by itself shows nobody', () => {
  expect([seenStepMilliseconds('admin'), seenStepMilliseconds('user')]).toEqual([60_000, 300_000]);
  expect(isByHand(asked().ctx)).toBe(true);
  expect(isByHand(asked({ headers: { 'X-Unattended': '1' } }).ctx)).toBe(false);
  expect(isByHand(asked({ path: '/api/live' }).ctx)).toBe(false);
});

test.each([
  ['user', null, 'a@example.test', 'production', { role: 'user' }],
  ['admin', now, 'a@example.test', 'production', { role: 'admin' }],
  ['admin', null, 'a@example.test', 'test', { role: 'user', owesSecondFactor: true }],
  ['admin', null, 'admin@bikur.example', 'development', { role: 'admin' }],
  ['admin', null, 'admin@bikur.example', 'production', { role: 'user', owesSecondFactor: true }],
  ['admin', null, 'admin@bikur.example.test', 'test', { role: 'user', owesSecondFactor: true }],
] as const)('%s with second factor %s as %s in %s acts as %j', (userRole, factor, email, NODE_ENV, acts) => {
  expect(roleOf({ user_role: userRole, second_factor_at: factor, email }, { NODE_ENV })).toEqual(acts);
});

test('a proof of identity counts for ten minutes; staff who view as an owner have none, the demo account needs none', () => {
  expect([null, ago(proofSeconds), ago(proofSeconds + 1)].map((at) => isFreshProof(at, now))).toEqual([
    false,
    true,
    false,
  ]);
  const refusal = (actor: object, provedAt: Date | null = null) => {
    try {
      assertFreshProof(asked({ state: { actor, provedAt } }).ctx);
      return null;
    } catch (error) {
      return (error as AppError).code;
    }
  };
  expect(refusal({ role: 'user' })).toBe('proof_needed');
  expect(refusal({ role: 'user' }, ago(1))).toBeNull();
  expect(refusal({ role: 'user', viewing: {} }, ago(1))).toBe('viewing_only');
  expect(refusal({ role: 'user', isDemo: true })).toBeNull();
  expect(refusal({ role: 'admin', isDemo: true })).toBe('proof_needed');
});

const three: [CardLanguage, ...CardLanguage[]] = ['he', 'ar', 'ru'];
test.each<[string, string[], string | undefined, [CardLanguage, ...CardLanguage[]], CardLanguage]>([
  ['the one named', ['ru'], 'ar', three, 'ar'],
  ['the first of the browser’s that it has', ['en', 'ru-RU', 'ar'], undefined, three, 'ru'],
  ['whatever its letters', ['AR-il'], undefined, three, 'ar'],
  ['its main one where it has none of them', ['en', 'fr'], 'de', three, 'he'],
  ['its only one', ['ar'], 'ar', ['he'], 'he'],
  [
    'its main one where the twenty first are others',
    [...Array<string>(20).fill('en'), 'ru'],
    undefined,
    three,
    'he',
  ],
  ['the twentieth', [...Array<string>(19).fill('en'), 'ru'], undefined, three, 'ru'],
])('a card is shown in %s', (_which, accepted, lang, languages, shown) => {
  expect(cardLanguageFor(asked({ accepted, query: lang ? { lang } : {} }).ctx, languages)).toBe(shown);
});

test('answers speak the language that is named, else chosen, else asked for; pages don’t ask the browser', () => {
  const cookies = { lang: 'en' };
  const headers = { 'Accept-Language': 'en' };
  const accepted = ['en'];
  expect(detectLanguage(asked({ query: { lang: 'he' }, cookies, headers, accepted }).ctx)).toBe('he');
  expect(detectLanguage(asked({ query: { lang: 'xx' }, cookies }).ctx)).toBe('en');
  expect(detectLanguage(asked({ cookies: { lang: 'xx' }, headers, accepted }).ctx)).toBe('en');
  expect(detectLanguage(asked().ctx)).toBe('he');
  expect(chooseLanguageOfPage(asked({ headers, accepted }).ctx)).toBe('he');
  expect(chooseLanguageOfPage(asked({ cookies }).ctx)).toBe('en');
  const named = asked({ query: { lang: 'he' }, cookies });
  expect([chooseLanguageOfPage(named.ctx), named.set]).toEqual(['he', { lang: 'he' }]);
  const unknown = asked({ query: { lang: 'xx' } });
  expect([chooseLanguageOfPage(unknown.ctx), unknown.set]).toEqual(['he', {}]);
});

test('a visitor is who signed in, else the browser, else whoever the message says it is from', () => {
  const guest = 'a'.repeat(43);
  const cookies = { 'bikur.guest': guest };
  expect(visitorOf(asked({ cookies, state: { actor: { id: 7 } } }).ctx, 'A@b.test')).toBe('person 7');
  expect(visitorOf(asked({ cookies }).ctx, 'A@b.test')).toBe(`guest ${guest}`);
  expect(visitorOf(asked({ cookies: { 'bikur.guest': 'x y' } }).ctx, 'A@b.test')).toBe('sender a@b.test');
});

test.each<[string, Record<string, string>, boolean]>([
  ['a program', {}, false],
  ['our own page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://cards.example' }, false],
  ['the host that was asked', { Origin: 'http://bikur.example' }, false],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }, true],
  ['a neighbour', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://cards.example' }, true],
  ['another origin', { Origin: 'https://evil.example' }, true],
  ['a page without one', { Origin: 'null' }, true],
])('what %s sends comes from elsewhere: %j %s', (_who, headers, isElsewhere) => {
  expect(sentFromElsewhere(asked({ headers }).ctx)).toBe(isElsewhere);
});

test('a plain form is posted to its address as a form, by whoever wants a page', () => {
  const types = { sent: 'urlencoded', wanted: 'html' };
  const isForm = (request: Asked) => isPlainFormOf(asked({ types, ...request }).ctx, /^\/form$/u);
  expect([
    isForm({}),
    isForm({ method: 'GET' }),
    isForm({ path: '/other' }),
    isForm({ types: { ...types, sent: 'json' } }),
    isForm({ types: { ...types, wanted: 'json' } }),
  ]).toEqual([true, false, false, false, false]);
});

test('a refused form says when it may be sent again; only what broke is logged', () => {
  const note = (refusal: AppError | ZodError) => {
    const { ctx, set, logged } = asked();
    return [noteFormRefusal(ctx, refusal, 'form'), set['Retry-After'], logged.length];
  };
  expect(note(new ZodError([]))).toEqual([422, undefined, 0]);
  expect(note(new AppError('too_many_requests', { retryAfterSeconds: 0.2 }))).toEqual([429, '1', 0]);
  expect(note(new AppError('too_many_requests', { retryAfterSeconds: 61.2 }))).toEqual([429, '62', 0]);
  expect(note(new AppError('service_unavailable'))).toEqual([503, undefined, 0]);
  const broken = new AppError('service_unavailable', { cause: new Error('away') });
  expect([...note(broken), isExpected(broken)]).toEqual([503, undefined, 1, false]);
  expect(isExpected(new AppError('not_found'))).toBe(false);
});

test('a description of an error keeps what helps, its cause included, and nothing that was typed', () => {
  const database = Object.assign(new Error('no'), {
    code: '23505',
    constraint: 'users_email',
    table: 'users',
    detail: 'Key (email)=(noa@example.test)',
  });
  expect(describeError(new Error('outer', { cause: database }))).toEqual({
    type: 'Error',
    message: 'outer',
    stack: expect.any(String),
    cause: {
      type: 'Error',
      message: 'no',
      stack: expect.any(String),
      code: '23505',
      constraint: 'users_email',
      table: 'users',
    },
  });
  expect(describeError('noa@example.test')).toEqual({
    type: 'string',
    message: 'a value that is not an error was thrown',
    stack: undefined,
  });
});

test.each([
  ['/p/dana-levi', null],
  ['/.well-known/security.txt', null],
  ['/p/%D7%93%D7%A0%D7%94', null],
  ['/%', 'malformed_request'],
  ['/a%00', 'malformed_request'],
  ['/a%5Cb', 'malformed_request'],
  ['/a/../b', 'malformed_request'],
  ['/a/%2e%2e/b', 'malformed_request'],
  ['/.env', 'not_found'],
  ['/a/.git/config', 'not_found'],
  ['/assets/app.js.map', 'not_found'],
  ['/a..b', null],
])('the path %s is refused as %s', (path, code) => {
  const refusal = () => {
    try {
      void checkPath(asked({ path }).ctx, () => Promise.resolve());
      return null;
    } catch (error) {
      return (error as AppError).code;
    }
  };
  expect(refusal()).toBe(code);
});

test.each([
  ['/p/dana-levi', '/p/dana-levi'],
  ['/t/abcdefgh', '/t/***'],
  ['/t/', '/t/'],
  ['/review/abc', '/review/***'],
  ['/@dana', '/***'],
  ['/api/x/noa%40example.test', '/api/x/***'],
  [`/api/${'a'.repeat(19)}1`, '/api/***'],
  [`/api/${'a'.repeat(18)}1`, `/api/${'a'.repeat(18)}1`],
  [`/api/${'a'.repeat(30)}`, `/api/${'a'.repeat(30)}`],
  [`/api/${'1'.repeat(30)}`, `/api/${'1'.repeat(30)}`],
  [`/${'a/'.repeat(200)}`, `/${'a/'.repeat(200)}`.slice(0, 300)],
])('the log has %s as %s', (path, masked) => {
  expect(maskPath(path)).toBe(masked);
});

test('cookies are for https alone where the product is, and for a trial on a plain address not', () => {
  const https = 'https://bikur.example';
  expect(secureCookies({ NODE_ENV: 'production', PUBLIC_URL: https })).toBe(true);
  expect(secureCookies({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' })).toBe(false);
  expect(secureCookies({ NODE_ENV: 'test', PUBLIC_URL: https })).toBe(false);
});
