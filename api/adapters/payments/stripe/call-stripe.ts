import { AsyncLocalStorage } from 'node:async_hooks';
import { Stripe } from 'stripe';
import { causeOf, isNeverConnected, readAnswer } from '../connection-errors.ts';
import { isObject } from '../is-object.ts';
import type { RecordCall } from '../payment-port.ts';
import { redact } from '../redact.ts';

interface StripeConnection {
  secretKey: string;
  /** Of each request with its answer, in milliseconds. */
  timeout: number;
  retries: number;
  record: RecordCall;
  baseUrl?: string;
}

/** The answer of a call, before its meaning for money is decided. */
export type StripeAnswer<T> =
  | { kind: 'ok'; data: T }
  /** Stripe answered that it did not do it. */
  | { kind: 'refused'; status: number; code: string; error: InstanceType<typeof Stripe.errors.StripeError> }
  | { kind: 'not_sent'; cause: string }
  | { kind: 'unknown'; cause: string };

interface Context {
  operation: string;
  reference: string | null;
  /** A request may have been carried out unknown to us. */
  isOpen: boolean;
  lastCause: string;
  lastStatus: number;
}

/** Statuses below 500 that leave open whether the request was carried out; 409 is one still under way. */
const openStatuses = new Set([408, 409, 425, 499]);
const contexts = new AsyncLocalStorage<Context>();

/** One account at Stripe. Its calls never throw, and each of their requests leaves a redacted record. */
export class StripeCaller {
  readonly stripe: Stripe;

  constructor({ secretKey, timeout, retries, record, baseUrl }: StripeConnection) {
    const base = baseUrl === undefined ? null : new URL(baseUrl);
    this.stripe = new Stripe(secretKey, {
      maxNetworkRetries: retries,
      timeout,
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
        fetchRecorded(record, input instanceof Request ? input.url : input, init),
      ),
      ...(base && {
        host: base.hostname,
        port: base.port,
        protocol: base.protocol === 'http:' ? 'http' : 'https',
      }),
    });
  }

  /**
   * @param reference the attempt it is about, for the record
   * @param work one request; the library repeats it where that is safe
   */
  async call<T>(
    operation: string,
    reference: string | null,
    work: (stripe: Stripe) => Promise<T>,
  ): Promise<StripeAnswer<T>> {
    const context: Context = { operation, reference, isOpen: false, lastCause: '', lastStatus: 0 };
    try {
      return { kind: 'ok', data: await contexts.run(context, () => work(this.stripe)) };
    } catch (error) {
      return judge(error, context);
    }
  }
}

function judge<T>(error: unknown, { isOpen, lastCause, lastStatus: status }: Context): StripeAnswer<T> {
  if (error instanceof Stripe.errors.StripeConnectionError)
    return { kind: isOpen ? 'unknown' : 'not_sent', cause: lastCause || 'connection' };
  if (!(error instanceof Stripe.errors.StripeError)) return { kind: 'unknown', cause: causeOf(error) };
  const { code = '', message } = error;
  const wasRefused = status >= 400 && status < 500 && !openStatuses.has(status);
  // The key was used before with another request, which may have moved money.
  if (!wasRefused || isOpen || error instanceof Stripe.errors.StripeIdempotencyError)
    return { kind: 'unknown', cause: `HTTP ${status}: ${message}`.slice(0, 120) };
  return { kind: 'refused', status, code, error };
}

async function fetchRecorded(
  record: RecordCall,
  url: string | URL,
  init: RequestInit = {},
): Promise<Response> {
  const context = contexts.getStore();
  const started = performance.now();
  const seen: { status: number | null; body: unknown; outcome: string } = {
    status: null,
    body: null,
    outcome: '',
  };
  try {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    seen.status = response.status;
    if (context) context.lastStatus = response.status;
    const text = await readAnswer(response);
    seen.body = parse(text) ?? text.slice(0, 300);
    seen.outcome = response.ok ? 'ok' : `HTTP ${response.status}`;
    if (context && (response.status >= 500 || openStatuses.has(response.status))) context.isOpen = true;
    const { status, headers } = response;
    return new Response(status === 204 || status === 304 ? null : readable(response, text), {
      status,
      headers,
    });
  } catch (error) {
    const cause = init.signal?.aborted ? 'timeout' : causeOf(error);
    seen.outcome = isNeverConnected(cause) ? `not_sent: ${cause}` : `unknown: ${cause}`;
    if (context) {
      context.lastCause = cause;
      context.isOpen ||= !isNeverConnected(cause);
    }
    throw error;
  } finally {
    await record({
      provider: 'stripe',
      operation: context?.operation ?? 'stripe',
      reference: context?.reference ?? null,
      milliseconds: Math.round(performance.now() - started),
      httpStatus: seen.status,
      outcome: seen.outcome,
      request: redact({ path: new URL(url).pathname, ...formOf(init.body) }),
      response: redact(seen.body),
    })
      // The record is for staff; a payment is not lost because it could not be written.
      .catch(() => {});
  }
}

/**
 * The library takes any object without `error` for a success, whatever the status, and throws uncaught over JSON that
 * is no object: such answers are replaced before they reach it.
 */
function readable({ ok }: Response, text: string): string {
  const body = parse(text);
  if (!isObject(body)) return 'no object';
  return ok || isObject(body['error'])
    ? text
    : JSON.stringify({ error: { message: 'a fault without a word' } });
}

function formOf(body: unknown): Record<string, string> {
  return typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
