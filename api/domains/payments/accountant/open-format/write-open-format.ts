import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wallClock } from '../../../../contract/base/israel-clock.ts';
import type { AppDeps } from '../../../../deps.ts';
import { repository } from '../../../../lib/repository.ts';
import type { AccountedDocument } from '../documents-of-days.ts';
import type { DaySpan } from '../month-days.ts';
import { encodeHebrew } from './encode-hebrew.ts';
import { date, digits, nought, reserved, text, time } from './fields.ts';
import {
  closingRecord,
  documentRecord,
  formatConstant,
  lineRecords,
  openingRecord,
  paymentRecord,
  type FileIdentity,
} from './records.ts';

/** The records that INI.TXT counts, in its order; we have no ledger cards and no stock to tell of. */
const counted = ['B100', 'B110', 'C100', 'D110', 'D120', 'M100'] as const;
/** What software without a registration at the tax authority writes as its number. */
const unregistered = '99999999';

export interface OpenFormat {
  /** `OPENFRMT/51234567.26/11231305`: where both files lie. */
  folder: string;
  ini: Buffer;
  data: Buffer;
}

type Company = Pick<AppDeps['env'], 'COMPANY_NAME' | 'COMPANY_ADDRESS' | 'TAX_SOFTWARE_NUMBER'> & {
  /** Nine digits. */
  vatId: string;
};

/**
 * INI.TXT and BKMVDATA.TXT of the open format 1.31 (מבנה אחיד) over the documents of some days (docs/money.md 13.10):
 * a receipt is 400 with its payment, a credit 330 with its lines and negative sums. Lines end with CRLF, letters are
 * ISO-8859-8 in the order of writing.
 * @param now when it is made
 */
export function writeOpenFormat(
  documents: readonly AccountedDocument[],
  { company, days, now }: { company: Company; days: DaySpan; now: Date },
): OpenFormat {
  const { vatId } = company;
  const made = wallClock(now);
  // Fifteen digits of the moment: unique to a file, and none is ever made twice.
  const identity: FileIdentity = { vatId, primaryId: String(now.getTime()).padStart(15, '0').slice(-15) };
  const records = [openingRecord(1, identity)];
  for (const [at, document] of documents.entries()) {
    const link = at + 1;
    records.push(documentRecord(records.length + 1, identity, document, link));
    if (document.kind === 'credit')
      records.push(...lineRecords(records.length + 1, identity, document, link));
    else records.push(paymentRecord(records.length + 1, identity, document, link));
  }
  records.push(closingRecord(records.length + 1, identity));
  const clock = time(made.minutes);
  const folder = `OPENFRMT/${vatId.slice(0, 8)}.${made.date.slice(2, 4)}/${made.date.slice(5).replace('-', '')}${clock}`;
  const ini = [
    headRecord(identity, { company, days, made, folder, count: records.length }),
    ...counted.map((code) => code + digits(records.filter((record) => record.startsWith(code)).length, 15)),
  ];
  return { folder, ini: encodeLines(ini), data: encodeLines(records) };
}

const encodeLines = (lines: readonly string[]) => encodeHebrew(lines.map((line) => `${line}\r\n`).join(''));

interface Head {
  company: Company;
  days: DaySpan;
  made: ReturnType<typeof wallClock>;
  folder: string;
  count: number;
}

/** A000, 466 signs: who made the files, of whom and of which days. */
function headRecord(
  { vatId, primaryId }: FileIdentity,
  { company, days, made, folder, count }: Head,
): string {
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    version: string;
  };
  return [
    'A000',
    reserved(5),
    digits(count, 15),
    digits(vatId, 9),
    digits(primaryId, 15),
    formatConstant,
    digits(company.TAX_SOFTWARE_NUMBER ?? unregistered, 8),
    text('Bikur', 20),
    text(version, 20),
    // Whoever runs it made it, as far as the authority is concerned.
    digits(vatId, 9),
    text(company.COMPANY_NAME, 20),
    // Years in one file are many: the range of days below counts.
    digits(2, 1),
    text(folder.replaceAll('/', '\\'), 50),
    // No bookkeeping of its own, so nothing to balance.
    digits(0, 1),
    digits(0, 1),
    // A company's number in its register is that of the dealer, and begins with 5.
    vatId.startsWith('5') ? digits(vatId, 9) : nought(9),
    nought(9),
    reserved(10),
    text(company.COMPANY_NAME, 50),
    // One line with us: it stands in the field of the street.
    text(company.COMPANY_ADDRESS, 50),
    text('', 10 + 30 + 8),
    nought(4),
    date(days.from),
    date(days.to),
    date(made.date),
    time(made.minutes),
    // Hebrew, in ISO-8859-8-i.
    digits(0, 1),
    digits(1, 1),
    text('ZIP', 20),
    text('ILS', 3),
    // No branches.
    digits(0, 1),
    reserved(46),
  ].join('');
}
