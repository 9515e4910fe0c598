import { causeOf, isNeverConnected, readAnswer } from '../connection-errors.ts';
import type { PaymentClock, PaymentProvider, RecordCall } from '../payment-port.ts';
import { isObject } from '../is-object.ts';
import { redact } from '../redact.ts';
import { readTransaction } from './transactions.ts';

interface WireSettings {
  id: PaymentProvider['id'];
  baseUrl: string;
  apiKey: string;
  secretKey: string;
  /** Of the whole call with its answer, in milliseconds. */
  timeout: number;
  record: RecordCall;
  clock: PaymentClock;
}

export interface WireRequest {
  operation: string;
  method: 'GET' | 'POST';
  path: string;
  reference?: string;
  body?: Readonly<Record<string, unknown>>;
  /** What the answer means, where it has another envelope than payments have. */
  judge?(status: number, json: unknown): WireAnswer;
}

/** The answer of a call, before its meaning for money is decided. */
export type WireAnswer =
  | { kind: 'ok'; data: unknown }
  | { kind: 'refused'; description: string; data: unknown }
  | { kind: 'not_sent'; cause: string }
  | { kind: 'unknown'; cause: string };

/** Statuses below 500 that leave open whether the request was carried out. */
const openStatuses = new Set([408, 409, 425, 499]);

/**
 * Sends one request in PayPlus's dialect. Success is HTTP 2xx with JSON whose `results` (or `result`) says "success";
 * no other answer ever counts as one. It never throws, is never repeated, and leaves a redacted record.
 */
export async function callPayPlus(settings: WireSettings, request: WireRequest): Promise<WireAnswer> {
  const started = performance.now();
  const seen: { status: number | null; body: unknown } = { status: null, body: null };
  const answer = await ask(settings, request, seen);
  await settings
    .record({
      provider: settings.id,
      operation: request.operation,
      reference: request.reference ?? null,
      milliseconds: Math.round(performance.now() - started),
      httpStatus: seen.status,
      outcome:
        answer.kind === 'ok' || answer.kind === 'refused' ? answer.kind : `${answer.kind}: ${answer.cause}`,
      request: redact({ path: request.path, ...request.body }),
      response: redact(seen.body),
    })
    // The record is for staff; a payment is not lost because it could not be written.
    .catch(() => {});
  return answer;
}

async function ask(
  { baseUrl, apiKey, secretKey, timeout, clock }: WireSettings,
  { method, path, body, judge = judgeBy(clock) }: WireRequest,
  seen: { status: number | null; body: unknown },
): Promise<WireAnswer> {
  try {
    const response = await fetch(new URL(path, baseUrl), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        'api-key': apiKey,
        'secret-key': secretKey,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    seen.status = response.status;
    const text = await readAnswer(response);
    const json = parse(text);
    seen.body = json ?? text.slice(0, 300);
    return judge(response.status, json);
  } catch (error) {
    const cause = causeOf(error);
    return { kind: isNeverConnected(cause) ? 'not_sent' : 'unknown', cause };
  }
}

const judgeBy =
  (clock: PaymentClock) =>
  (status: number, json: unknown): WireAnswer =>
    judgePayment(status, json, clock.now());

function judgePayment(status: number, json: unknown, now: Date): WireAnswer {
  const envelope = isObject(json) ? (json['results'] ?? json['result']) : undefined;
  const said = isObject(envelope) ? envelope['status'] : undefined;
  const data = isObject(json) ? json['data'] : undefined;
  const description = isObject(envelope) ? String(envelope['description'] ?? '').slice(0, 200) : '';
  if (status >= 200 && status < 300) {
    if (said === 'success') return { kind: 'ok', data };
    if (said === 'error') return { kind: 'refused', description, data };
    return { kind: 'unknown', cause: `HTTP ${status} without an envelope` };
  }
  const isRefusal = status >= 400 && status < 500 && !openStatuses.has(status);
  // A refusal that tells of a transaction is the issuer's: the card was asked.
  if (isRefusal && readTransaction(data, now)) return { kind: 'refused', description, data };
  if (isRefusal)
    return { kind: 'not_sent', cause: description ? `HTTP ${status}: ${description}` : `HTTP ${status}` };
  return { kind: 'unknown', cause: `HTTP ${status}` };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
