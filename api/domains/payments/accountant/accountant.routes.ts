import { readBeancountEndpoint, readJournalEndpoint } from '../../../contract/payments/ledger.endpoint.ts';
import type { LedgerFormat } from '../../../contract/payments/ledger-formats.ts';
import { readBeancountSchemas, readJournalSchemas } from '../../../contract/payments/ledger.schema.ts';
import {
  readMonthDocumentsEndpoint,
  readMonthReportEndpoint,
  readMonthReportFileEndpoint,
} from '../../../contract/payments/month-report.endpoint.ts';
import {
  readMonthDocumentsSchemas,
  readMonthReportFileSchemas,
  readMonthReportSchemas,
} from '../../../contract/payments/month-report.schema.ts';
import { readOpenFormatEndpoint } from '../../../contract/payments/open-format.endpoint.ts';
import { readOpenFormatSchemas } from '../../../contract/payments/open-format.schema.ts';
import { sendAsFile } from '../../../http/attachment.ts';
import { dataPolicy } from '../../../http/content-security-policy.ts';
import type { AppContext } from '../../../http/context.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { documentsOfDays } from './documents-of-days.ts';
import { readLedger } from './ledger/ledger-entries.ts';
import { writeLedger } from './ledger/write-ledger.ts';
import { daysOfMonth, type DaySpan } from './month-days.ts';
import { makeOpenFormat } from './open-format/make-open-format.ts';
import { readMonthReport } from './read-month-report.ts';
import { writeMonthDocuments, writeMonthReport } from './write-month-tables.ts';

function send(ctx: AppContext, name: string, body: Buffer | string): void {
  sendAsFile(ctx, name);
  ctx.set({ 'Content-Security-Policy': dataPolicy, 'X-Content-Type-Options': 'nosniff' });
  ctx.body = body;
}

async function sendLedger(ctx: AppContext, days: DaySpan, format: LedgerFormat): Promise<void> {
  const text = writeLedger(await readLedger(ctx.deps.knex, days), format);
  send(ctx, `bikur-ledger-${days.from}-${days.to}.${format}`, text);
  // No browser knows the ending.
  ctx.type = 'text/plain; charset=utf-8';
}

/** What staff hand to the accountant (docs/money.md 13.10). */
export const accountantRouter = createFeatureRouter()
  .add(readMonthReportEndpoint, readMonthReportSchemas, (ctx, { query }) =>
    readMonthReport(ctx.deps, query.month),
  )
  .add(readMonthReportFileEndpoint, readMonthReportFileSchemas, rateLimit('csv'), async (ctx, { query }) => {
    const report = await readMonthReport(ctx.deps, query.month);
    send(ctx, `bikur-report-${query.month}.csv`, writeMonthReport(report, ctx.state.language));
  })
  .add(readMonthDocumentsEndpoint, readMonthDocumentsSchemas, rateLimit('csv'), async (ctx, { query }) => {
    const documents = await documentsOfDays(ctx.deps.knex, daysOfMonth(query.month));
    send(ctx, `bikur-documents-${query.month}.csv`, writeMonthDocuments(documents, ctx.state.language));
  })
  .add(readOpenFormatEndpoint, readOpenFormatSchemas, rateLimit('csv'), async (ctx, { query }) => {
    send(ctx, `bikur-open-format-${query.from}-${query.to}.zip`, await makeOpenFormat(ctx.deps, query));
  })
  .add(readJournalEndpoint, readJournalSchemas, rateLimit('csv'), (ctx, { query }) =>
    sendLedger(ctx, query, 'journal'),
  )
  .add(readBeancountEndpoint, readBeancountSchemas, rateLimit('csv'), (ctx, { query }) =>
    sendLedger(ctx, query, 'beancount'),
  );
