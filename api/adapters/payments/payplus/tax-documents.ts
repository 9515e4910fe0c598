import type {
  IssuedTaxDocument,
  TaxDocumentCalls,
  TaxDocumentOrder,
  TaxDocumentResult,
} from '../tax-document-port.ts';
import { splitInstallments } from '../../../contract/payments/installments.ts';
import { isObject } from '../is-object.ts';
import { toDecimal } from './amounts.ts';
import { saysNotFound } from './recurring.ts';
import type { WireAnswer, WireRequest } from './wire.ts';

/** Invoice+'s names of the documents that we order. */
const types = { invoice_receipt: 'inv_tax_receipt', credit_invoice: 'inv_refund' } as const;

/**
 * PayPlus's Invoice+: tax invoices with receipt, and credit invoices. Its answers have an envelope of their own:
 * `status` at the top, and `error` with a name of the reason.
 */
export function payPlusTaxDocuments(
  ask: (request: WireRequest) => Promise<WireAnswer>,
  leadsTo: (url: URL) => boolean,
): TaxDocumentCalls {
  return {
    async order(order) {
      const operation = `books/docs/new/${types[order.kind]}`;
      const answer = await ask({
        operation,
        method: 'POST',
        path: operation,
        reference: order.reference,
        body: documentBody(order),
        judge: judgeBooks,
      });
      if (answer.kind === 'refused' && /identifier-exists/iu.test(answer.description))
        return { kind: 'exists' };
      return resultOf(answer, leadsTo);
    },
    async find(reference) {
      const answer = await ask({
        operation: 'books/docs/getBy/unique_identifier',
        method: 'GET',
        path: `books/docs/getBy/unique_identifier/${encodeURIComponent(reference)}`,
        reference,
        judge: judgeBooks,
      });
      if (answer.kind === 'refused' && saysNotFound(answer.description)) return { kind: 'not_found' };
      if (answer.kind === 'ok' && isNothing(answer.data)) return { kind: 'not_found' };
      return resultOf(answer, leadsTo);
    },
  };
}

function documentBody(order: TaxDocumentOrder): Record<string, unknown> {
  const { customer, currency } = order;
  const total = toDecimal(order.totalMinor);
  return {
    doc_date: order.day,
    unique_identifier: order.reference,
    language: order.language,
    currency_code: currency,
    vatType: 'vat-type-included',
    vat_percentage: order.vatRate,
    more_info: order.ourNumber,
    // The customer is mailed by us.
    send_document_email: false,
    send_document_sms: false,
    ...(order.txnId && { transaction_uuid: order.txnId }),
    customer: {
      name: customer.name,
      email: customer.email,
      ...(customer.number && { vat_number: customer.number }),
      ...(customer.address && { street_name: customer.address }),
    },
    items: order.lines.map(({ name, quantity, unitMinor }) => ({
      name,
      quantity,
      price: toDecimal(unitMinor),
      vat_type_code: 'vat-type-included',
    })),
    payments: [
      {
        payment_type: order.paymentType.replaceAll('_', '-'),
        payment_date: order.day,
        amount: total,
        currency_code: currency,
        ...creditOf(order),
        ...(order.cardLast4 && { four_digits: order.cardLast4 }),
      },
    ],
    totalAmount: total,
  };
}

/** Names the payments of a card that is charged in several, with their sums. */
function creditOf({ installments, totalMinor }: TaxDocumentOrder): Record<string, unknown> {
  if (installments === 1) return { transaction_type: 'normal' };
  const { first, rest } = splitInstallments(totalMinor, installments);
  return {
    transaction_type: 'payments',
    number_of_payments: installments,
    first_payment: toDecimal(first),
    subsequent_payments: toDecimal(rest),
  };
}

function resultOf(
  answer: WireAnswer,
  leadsTo: (url: URL) => boolean,
): Exclude<TaxDocumentResult, { kind: 'exists' }> {
  if (answer.kind === 'refused') return { kind: 'refused', cause: answer.description || 'refused' };
  if (answer.kind !== 'ok') return answer;
  const document = documentOf(answer.data, leadsTo);
  return document
    ? { kind: 'issued', document }
    : { kind: 'unknown', cause: 'no document number in the answer' };
}

function documentOf(data: unknown, leadsTo: (url: URL) => boolean): IssuedTaxDocument | null {
  const found: unknown = Array.isArray(data) ? data[0] : data;
  if (!isObject(found)) return null;
  const uid = found['docUID'] ?? found['uuid'];
  const number = found['number'];
  if (typeof uid !== 'string' || uid === '') return null;
  if ((typeof number !== 'string' && typeof number !== 'number') || String(number) === '') return null;
  const allocation = String(found['allocation_number'] ?? '');
  return {
    documentUid: uid,
    number: String(number),
    url: addressOf(found['originalDocAddress'], leadsTo),
    allocationNumber: /^[0-9]{9}$/u.test(allocation) ? allocation : null,
  };
}

function addressOf(link: unknown, leadsTo: (url: URL) => boolean): string | null {
  const url = typeof link === 'string' ? URL.parse(link) : null;
  return url && leadsTo(url) ? url.href : null;
}

const isNothing = (data: unknown) =>
  data === null || data === undefined || (Array.isArray(data) && data.length === 0);

/** Statuses below 500 that leave open whether a document was made. */
const openStatuses = new Set([408, 425, 429, 499]);

/** What an answer of Invoice+ means; documents stand at its top, or in `details` or `data`. */
export function judgeBooks(status: number, json: unknown): WireAnswer {
  const isRefusal = status >= 400 && status < 500 && !openStatuses.has(status);
  if (!isObject(json))
    return isRefusal
      ? { kind: 'refused', description: status === 404 ? 'not-found' : `HTTP ${status}`, data: undefined }
      : { kind: 'unknown', cause: `HTTP ${status} without an envelope` };
  const envelope = isObject(json['results']) ? json['results'] : json;
  const said = envelope['status'];
  const isFound = status >= 200 && status < 300;
  if (isFound && (said === 'success' || typeof json['docUID'] === 'string'))
    return {
      kind: 'ok',
      data: json['details'] ?? json['data'] ?? (typeof json['docUID'] === 'string' ? json : null),
    };
  const reason = json['error'] ?? envelope['description'] ?? envelope['message'];
  const description = typeof reason === 'string' ? reason.slice(0, 200) : `HTTP ${status}`;
  if (isRefusal || (isFound && (said === 'failure' || said === 'error')))
    return { kind: 'refused', description, data: undefined };
  return { kind: 'unknown', cause: `HTTP ${status}` };
}
