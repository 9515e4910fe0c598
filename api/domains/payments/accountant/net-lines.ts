import { toMinor } from '../../../contract/base/money.schema.ts';
import type { LineFacts } from '../../../contract/payments/entities/receipt-items.schema.ts';
import { splitVat } from '../../../lib/vat.ts';
import { describeReceipt } from '../receipts/line-words.ts';
import type { AccountedDocument } from './documents-of-days.ts';

/** A line without its VAT, in agorot. */
export interface NetLine {
  /** In Hebrew, as the books are kept. */
  what: string;
  pieces: number;
  net: number;
  facts: LineFacts | undefined;
}

/** The lines of a document without VAT; they add up to its own net: the last one takes what rounding leaves. */
export function netLines(document: AccountedDocument): NetLine[] {
  const net = document.gross - document.vat;
  const sold = document.items.map((item) => ({
    what: describeReceipt({ items: [item], description: item.description }, 'he') ?? item.description,
    pieces: item.quantity,
    net: splitVat(toMinor(item.total), document.vatRate).net,
    facts: item.facts,
  }));
  const lines =
    sold.length > 0
      ? sold
      : [{ what: document.description ?? document.number, pieces: 1, net, facts: undefined }];
  const rounded = net - lines.reduce((sum, line) => sum + line.net, 0);
  return lines.map((line, at) => ({ ...line, net: line.net + (at === lines.length - 1 ? rounded : 0) }));
}
