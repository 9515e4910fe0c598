import { defaultLanguage } from '../../../contract/base/languages.ts';
import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { language as languageSchema } from '../../../contract/base/language.schema.ts';
import { sandboxCards, groupedNumber } from '../../../contract/payments/sandbox-cards.ts';
import { AppError } from '../../../errors.ts';
import { overridePolicy } from '../../../http/content-security-policy.ts';
import { atPace } from '../../../http/body-pace.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { chosenTheme } from '../../../http/page-theme.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { sentFromElsewhere } from '../../../http/request-origin.ts';
import { developmentSandboxSecret } from '../../../payment-environment.ts';
import { checkCardForm, type CardField } from './check-card-form.ts';
import { challengePage, documentPage, endedPage, lostPage } from './other-pages.ts';
import type { PageLook } from './page-shell.ts';
import { paymentPage, type PaymentPageInput } from './payment-page.ts';
import { paymentPageMessages } from './payment-page-messages.ts';
import { sendCallbacks, sendDispute } from './send-callbacks.ts';
import { documents, pages, type PspPage } from './tables.ts';
import { pressMethodsOf } from './press-methods.ts';
import { stateOf, takeCard, takeOtp, takePress, type TakenCard } from './take-card.ts';

const address = /^\/sandbox-pay\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;
const documentAddress = /^\/sandbox-pay\/documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;
const font = /^\/sandbox-pay\/rubik-(hebrew|latin)\.woff2$/u;
const maxFormBytes = 4_096;
const require = createRequire(import.meta.url);

/**
 * The sandbox's payment page, `/sandbox-pay/{uid}`, which stands for another company's page on our address. It reads
 * its own forms, knows no session, stores only the last four digits of a card, and exists only while the sandbox is
 * the provider.
 */
export const sandboxPayPages: AppMiddleware = async (ctx, next) => {
  if (!ctx.path.startsWith('/sandbox-pay/') || ctx.deps.payments?.id !== 'sandbox') return next();
  const part = font.exec(ctx.path)?.[1];
  if (part) return sendFont(ctx, part);
  const documentUid = documentAddress.exec(ctx.path)?.[1];
  if (documentUid) return showDocument(ctx, documentUid);
  const uid = address.exec(ctx.path)?.[1];
  if (!uid) return show(ctx, 404, (look) => endedPage(look, 'missing', null));
  const page = await pages(ctx.deps.knex).where({ uid }).first();
  if (!page) return show(ctx, 404, (look) => endedPage(look, 'missing', null));
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return showPage(ctx, page);
  if (ctx.method !== 'POST') throw new AppError('method_not_allowed');
  if (sentFromElsewhere(ctx)) throw new AppError('forbidden', { message: 'write from another origin' });
  const form = await atPace(ctx, () => readForm(ctx.req));
  try {
    await rateLimit('sandboxPage')(ctx, () => takeForm(ctx, page, form));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
    refuseFast(ctx, page, form, error);
  }
};

async function takeForm(ctx: AppContext, page: PspPage, form: URLSearchParams): Promise<void> {
  const { knex, clock } = ctx.deps;
  const now = clock.now();
  const state = stateOf(page, now);
  if (state === 'challenge' && form.has('otp'))
    return lead(ctx, page, await takeOtp(knex, page.uid, (form.get('otp') ?? '').trim(), now));
  if (state !== 'open') return showPage(ctx, page);
  const press = pressMethodsOf(page).find((method) => method === form.get('press'));
  if (press) return lead(ctx, page, await takePress(knex, page.uid, press, now));
  const checked = checkCardForm(form, now);
  if (!checked.ok) return showForm(ctx, page, 422, { values: typedIn(form), issues: checked.issues });
  return lead(ctx, page, await takeCard(knex, page.uid, checked.card, now));
}

/** Answers a submitted card: sends the callbacks and redirects the customer. */
async function lead(ctx: AppContext, before: PspPage, taken: TakenCard | null): Promise<void> {
  const page = taken?.page ?? before;
  const made = taken?.transactions ?? [];
  const secret = ctx.deps.env.PAYMENTS_SANDBOX_SECRET ?? developmentSandboxSecret;
  const callbacks = taken?.callbacks ?? 0;
  const sent = made.map((transaction) => sendCallbacks(page.ref_callback, transaction, secret, callbacks));
  if (callbacks > 1) await Promise.all(sent);
  const dispute = taken?.dispute;
  if (dispute) void Promise.all(sent).then(() => sendDispute(page.ref_callback, dispute, secret));
  const cut = page.status === 'paid' && page.behaviour === 'charged_then_cut' && made.length > 0;
  if (page.status === 'lost' || cut) return show(ctx, 200, (look) => lostPage(look, page), page);
  if (page.status !== 'paid' && page.status !== 'declined') return showPage(ctx, page);
  const target = new URL(page.status === 'paid' ? page.ref_success : page.ref_failure);
  target.searchParams.set('page_request_uid', page.uid);
  target.searchParams.set('status', page.status === 'paid' ? 'approved' : 'rejected');
  ctx.status = 303;
  ctx.set('Location', target.href);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = '';
}

function showPage(ctx: AppContext, page: PspPage): void {
  const state = stateOf(page, ctx.deps.clock.now());
  if (state === 'open') return showForm(ctx, page, 200, { values: chosenCard(ctx), issues: {} });
  if (state === 'challenge') return show(ctx, 200, challengePage, page);
  if (state === 'lost') return show(ctx, 200, (look) => lostPage(look, page), page);
  return show(ctx, state === 'paid' ? 200 : 410, (look) => endedPage(look, state, page), page);
}

/** A tax document as the sandbox issued it. */
async function showDocument(ctx: AppContext, uid: string): Promise<void> {
  const found = await documents(ctx.deps.knex).where({ uid }).first();
  if (found) show(ctx, 200, (look) => documentPage(look, found));
  else show(ctx, 404, (look) => endedPage(look, 'missing', null));
}

function showForm(
  ctx: AppContext,
  page: PspPage,
  status: number,
  content: Pick<PaymentPageInput, 'values' | 'issues' | 'alert'>,
): void {
  show(ctx, status, (look) => paymentPage({ page, look, ...content }), page);
}

function refuseFast(ctx: AppContext, page: PspPage, form: URLSearchParams, error: AppError): void {
  const { language } = lookOf(ctx, page);
  showForm(ctx, page, 429, {
    values: typedIn(form),
    issues: {},
    alert: paymentPageMessages[language].tooMany,
  });
  ctx.set('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds ?? 60))));
}

function show(
  ctx: AppContext,
  status: number,
  render: (look: PageLook) => string,
  page: PspPage | null = null,
): void {
  // The browser also checks the policy against the address that a form's answer redirects to.
  const shop = page ? new URL(page.ref_success).origin : "'self'";
  overridePolicy(ctx, { 'script-src': ["'none'"], 'form-action': ["'self'", shop] });
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'html';
  ctx.body = render(lookOf(ctx, page));
}

function lookOf(ctx: AppContext, page: PspPage | null): PageLook {
  const asked = languageSchema.safeParse(ctx.query['lang']);
  return {
    language: asked.success ? asked.data : (page?.language ?? defaultLanguage),
    theme: chosenTheme(ctx),
    nonce: ctx.state.nonce,
    path: ctx.path,
  };
}

/** A test card chosen from the list fills in the form without a script. */
function chosenCard(ctx: AppContext): Partial<Record<CardField, string>> {
  const card = sandboxCards[Number(ctx.query['card']) - 1];
  if (!card) return {};
  const year = (ctx.deps.clock.now().getFullYear() + 4) % 100;
  return {
    number: groupedNumber(card.number),
    holder: 'Dana Levi',
    expiry: `08/${String(year).padStart(2, '0')}`,
    cvv: '123',
  };
}

/** Values that may be shown again: a number only where it is a test card's, a security code never. */
function typedIn(form: URLSearchParams): Partial<Record<CardField, string>> {
  const digits = (form.get('number') ?? '').replace(/\D/gu, '');
  const known = sandboxCards.find(({ number }) => number === digits);
  return {
    number: known ? groupedNumber(known.number) : '',
    holder: (form.get('holder') ?? '').slice(0, 60),
    expiry: (form.get('expiry') ?? '').slice(0, 7),
    identity: (form.get('identity') ?? '').slice(0, 11),
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxFormBytes) throw new AppError('payload_too_large');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

function sendFont(ctx: AppContext, part: string): void {
  const file = require.resolve(`@fontsource-variable/rubik/files/rubik-${part}-wght-normal.woff2`);
  ctx.type = 'font/woff2';
  ctx.set('Cache-Control', 'public, max-age=86400');
  ctx.body = createReadStream(file);
}
