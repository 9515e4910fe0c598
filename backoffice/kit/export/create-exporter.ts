import { downloadCSV, type DataProvider, type Exporter, type RaRecord } from 'react-admin';
import type { AnyFieldMap, FieldKind, Translate } from '../fields/field-kind.ts';
import { plainName } from '../record-names.ts';
import { toCsv } from './csv.ts';

type Names = ReadonlyMap<string, ReadonlyMap<unknown, RaRecord>>;

const idsAtOnce = 250;

async function readNames(
  fields: readonly [string, FieldKind][],
  records: readonly RaRecord[],
  dataProvider: DataProvider,
): Promise<Names> {
  const names = new Map<string, Map<unknown, RaRecord>>();
  for (const [field, { reference }] of fields) {
    if (!reference) continue;
    const ids = [...new Set(records.map((record) => record[field]).filter((id) => typeof id === 'number'))];
    const found = new Map<unknown, RaRecord>();
    for (let first = 0; first < ids.length; first += idsAtOnce) {
      const { data } = await dataProvider.getMany(reference, { ids: ids.slice(first, first + idsAtOnce) });
      for (const record of data) found.set(record.id, record);
    }
    names.set(field, found);
  }
  return names;
}

function cell(field: string, kind: FieldKind, record: RaRecord, names: Names, translate: Translate): string {
  const value: unknown = record[field];
  if (value === null || value === undefined) return '';
  const linked = names.get(field)?.get(value);
  return kind.reference && linked ? plainName(kind.reference, linked) : kind.toText(value, record, translate);
}

/** Exports every field of the records to a CSV file in readable form: names for ids, labels for statuses. */
export function createExporter(map: AnyFieldMap, translate: Translate): Exporter {
  const { id, ...others } = map;
  const fields = Object.entries({ ...(id && { id }), ...others });
  return async (records: RaRecord[], _fetchRelated, dataProvider, resource = '') => {
    const names = await readNames(fields, records, dataProvider);
    const head = fields.map(([field]) => translate(`resources.${resource}.fields.${field}`));
    const rows = records.map((record) =>
      fields.map(([field, kind]) => cell(field, kind, record, names, translate)),
    );
    downloadCSV(toCsv([head, ...rows]), resource);
  };
}
