import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import Router from '@koa/router';
import type { Knex } from 'knex';
import Koa, { type Context } from 'koa';
import { sandboxShop } from '../../../adapters/payments/sandbox-provider.ts';
import { equalSecrets } from '../../../lib/secret-token.ts';
import { disablePage, generateLink, readIpn } from './page-calls.ts';
import { documentType, findDocument, newDocument } from './document-calls.ts';
import { decideDispute, viewDispute } from './dispute-calls.ts';
import { listPayouts, payoutDays, payoutLines, viewPayout } from './payout-calls.ts';
import { LostAnswer, PspError } from './psp-error.ts';
import {
  addRecurring,
  addRecurringCharge,
  deleteRecurring,
  setRecurringValid,
  updateRecurring,
  viewRecurring,
  viewRecurringCharges,
} from './recurring-calls.ts';
import { history, transactionsOfDays } from './statement-calls.ts';
import {
  chargeStoredCard,
  parse,
  refundTransaction,
  removeToken,
  viewTransactions,
} from './transaction-calls.ts';
import { failure, success } from './wire-answers.ts';

export interface PspParts {
  knex: Knex;
  secret: string;
  publicUrl: string;
  clock: { now(): Date };
}

const maxBodyBytes = 100_000;
export const pspPath = '/api/v1.0/';

/**
 * The sandbox's API: PayPlus's addresses, headers and answers, as far as we use them. It is a program of its own that
 * shares only the database server with the application and runs none of its middleware.
 */
export function createPspApp(parts: PspParts): Koa {
  const { knex, clock } = parts;
  const router = new Router({ prefix: pspPath.slice(0, -1) });
  const post = (path: string, work: (body: unknown, uid: string) => Promise<unknown>) =>
    router.post(`/${path}`, async (ctx) => {
      ctx.body = success(await work(await readBody(ctx.req), uidOf(ctx)));
    });
  const get = (path: string, work: (uid: string, ctx: Context) => Promise<unknown>) =>
    router.get(`/${path}`, async (ctx) => {
      ctx.body = success(await work(uidOf(ctx), ctx));
    });

  post('PaymentPages/generateLink', (body) =>
    generateLink(knex, body, { publicUrl: parts.publicUrl, now: clock.now() }),
  );
  post('PaymentPages/Disable/:uid', (_body, uid) => disablePage(knex, uid));
  post('PaymentPages/ipn', (body) => readIpn(knex, body, clock.now()));
  post('Transactions/Charge', (body) => chargeStoredCard(knex, body, clock.now()));
  post('Transactions/RefundByTransactionUID', (body) => refundTransaction(knex, body, clock.now()));
  post('Transactions/View', (body) => viewTransactions(knex, body, clock.now()));
  post('TransactionReports/TransactionsHistory', (body) =>
    transactionsOfDays(knex, parse(history, body), clock.now()),
  );
  post('Payouts/List', (body) => listPayouts(knex, parse(payoutDays, body), clock.now()));
  post('Payouts/View', (body) => viewPayout(knex, parse(payoutLines, body), clock.now()));
  post('Disputes/View', (body) => viewDispute(knex, body));
  post('Disputes/Decide/:uid', (body, uid) => decideDispute(knex, uid, body, clock.now()));
  post('Token/Remove/:uid', (_body, uid) => removeToken(knex, uid, clock.now()));
  post('RecurringPayments/Add', (body) => addRecurring(knex, body, clock.now()));
  post('RecurringPayments/Update/:uid', (body, uid) => updateRecurring(knex, uid, body));
  post('RecurringPayments/:uid/Valid', (body, uid) => setRecurringValid(knex, uid, body));
  post('RecurringPayments/DeleteRecurring/:uid', (_body, uid) => deleteRecurring(knex, uid, clock.now()));
  post('RecurringPayments/AddRecurringCharge/:uid', (_body, uid) =>
    addRecurringCharge(knex, uid, clock.now()),
  );
  get('RecurringPayments/:uid/ViewRecurring', (uid) => viewRecurring(knex, uid));
  get('RecurringPayments/:uid/ViewRecurringCharge', (uid, ctx) =>
    viewRecurringCharges(knex, uid, {
      take: Number(ctx.query['take'] ?? 100) || 100,
      now: clock.now(),
    }),
  );

  // Invoice+ has an envelope of its own.
  router.post('/books/docs/new/:docType', (ctx) =>
    answerBooks(ctx, async () => {
      const docType = documentType.safeParse(paramsOf(ctx)['docType']);
      if (!docType.success) throw new PspError('doc-type-not-found', { status: 422 });
      return newDocument(parts, docType.data, await readBody(ctx.req), clock.now());
    }),
  );
  router.get('/books/docs/getBy/unique_identifier/:identifier', (ctx) =>
    answerBooks(ctx, () => findDocument(parts, paramsOf(ctx)['identifier'] ?? '', clock.now())),
  );

  const app = new Koa();
  // Some test cards break the connection on purpose.
  app.on('error', () => {});
  app.use(answerErrors());
  app.use(authenticate(parts.secret));
  app.use(router.routes());
  // As PayPlus does: 403 with an empty body for an unknown address.
  app.use((ctx) => {
    ctx.status = 403;
    ctx.body = '';
  });
  return app;
}

const answerErrors = () => async (ctx: Context, next: () => Promise<unknown>) => {
  try {
    await next();
  } catch (error) {
    if (error instanceof LostAnswer) return loseAnswer(ctx, error.how);
    if (!(error instanceof PspError)) throw error;
    ctx.status = error.status;
    ctx.body = failure(error.message, error.data);
  }
};

async function answerBooks(ctx: Context, work: () => Promise<unknown>): Promise<void> {
  try {
    ctx.body = { status: 'success', details: await work() };
  } catch (error) {
    if (!(error instanceof PspError)) throw error;
    ctx.status = error.status;
    ctx.body = { status: 'failure', error: error.message };
  }
}

async function loseAnswer(ctx: Context, how: LostAnswer['how']): Promise<void> {
  ctx.respond = false;
  if (how === 'cut') ctx.req.socket.destroy();
  else if (!ctx.req.socket.destroyed) await once(ctx.req.socket, 'close');
}

const authenticate = (secret: string) => (ctx: Context, next: () => Promise<unknown>) => {
  const known =
    equalSecrets(ctx.get('api-key'), sandboxShop.apiKey) && equalSecrets(ctx.get('secret-key'), secret);
  if (!known) throw new PspError('authentication-failed', { status: 401 });
  return next();
};

const paramsOf = (ctx: Context) => (ctx as Context & { params?: Record<string, string> }).params ?? {};

function uidOf(ctx: Context): string {
  const uid = paramsOf(ctx)['uid'] ?? '';
  if (uid !== '' && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(uid))
    throw new PspError('uid-not-found');
  return uid;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new PspError('body-too-large', { status: 413 });
    chunks.push(chunk);
  }
  try {
    return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown);
  } catch {
    throw new PspError('invalid-json', { status: 400 });
  }
}
