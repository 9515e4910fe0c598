import { checkImportEndpoint } from '../../../contract/admin/csv-imports.endpoint.ts';
import { checkImportSchemas, importLimits } from '../../../contract/admin/csv-imports.schema.ts';
import { cleanTypedLine } from '../../../contract/base/typed-text.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { withSpooledBody } from '../../../http/spool-body.ts';
import { CsvImport } from '../../../models/CsvImport.ts';
import { checkImport } from './check-import.ts';
import { csvImporters } from './importers.ts';

const limits = { limit: importLimits.bytes, tooLarge: () => new AppError('payload_too_large') };

/** Files with rows for a table: checked first, taken in by a command (docs/product.md 13.9). */
export const csvImportsRouter = createFeatureRouter().add(
  checkImportEndpoint,
  checkImportSchemas,
  rateLimit('upload'),
  async (ctx, { query: { kind, name = '' } }) => {
    const { knex } = ctx.deps;
    const bytes = await withSpooledBody(ctx, limits, (body) => body.read());
    const { language } = ctx.state;
    const { rows, faults, ...counts } = await checkImport(
      knex,
      { bytes, kind, language },
      csvImporters[kind],
    );
    const file = await CsvImport.query(knex).insertAndFetch({
      kind,
      fileName: [...cleanTypedLine(name)].slice(0, 200).join('') || `${kind}.csv`,
      createdBy: actorOf(ctx).id,
      ...counts,
      faultCount: faults.length,
      faults: faults.slice(0, importLimits.faults),
      // A file with faults is never taken in.
      rows: faults.length > 0 ? [] : rows,
      createdAt: ctx.deps.clock.now(),
    });
    return file.toRow() as never;
  },
);
