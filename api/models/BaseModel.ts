import { Model, type Pojo, snakeCaseMappers } from 'objection';
import { fromMinor, toMinor } from '../contract/base/money.schema.ts';

/**
 * What all tables share: snake_case columns under camelCase names, and money as whole agorot in code while the
 * column holds numeric(12,2). Only values of rows are converted: a comparison in a query takes `fromMinor(…)`.
 * Defaults, `updated_at` and versions come from the database, so insert with `.insertAndFetch` or
 * `.returning('*')` to see them.
 */
export class BaseModel extends Model {
  static override columnNameMappers = snakeCaseMappers();
  static override useLimitInFirst = true;
  /** Properties that hold agorot. */
  static moneyColumns: string[] = [];
  /** Properties that never leave the server, whoever serialises the row. */
  static hiddenProperties: string[] = [];

  override $parseDatabaseJson(row: Pojo): Pojo {
    const json = super.$parseDatabaseJson(row);
    for (const name of moneyColumnsOf(this))
      if (typeof json[name] === 'string') json[name] = toMinor(json[name]);
    return json;
  }

  override $formatDatabaseJson(json: Pojo): Pojo {
    const converted = { ...json };
    for (const name of moneyColumnsOf(this))
      if (typeof converted[name] === 'number') converted[name] = fromMinor(converted[name]);
    return super.$formatDatabaseJson(converted);
  }

  override $formatJson(json: Pojo): Pojo {
    const shown = super.$formatJson(json);
    for (const name of (this.constructor as typeof BaseModel).hiddenProperties) delete shown[name];
    return shown;
  }

  /** The row as JSON carries it, in the shape of the contract's row schema: ISO times, money as text. */
  toRow(): Pojo {
    const row = this.$toJson({ shallow: true }) as Pojo;
    for (const name of moneyColumnsOf(this))
      if (typeof row[name] === 'number') row[name] = fromMinor(row[name]);
    for (const [name, value] of Object.entries(row)) {
      if (value instanceof Date) row[name] = value.toISOString();
      if (Buffer.isBuffer(value)) row[name] = value.toString('hex');
    }
    return row;
  }
}

function moneyColumnsOf(model: BaseModel): string[] {
  return (model.constructor as typeof BaseModel).moneyColumns;
}
