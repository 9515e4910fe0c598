import { fieldsIn } from '../fields/page-fields.ts';
import { downloadCSV, type DataProvider, type Exporter, type RaRecord } from 'react-admin';
import type { FieldElement } from '../fields/page-fields.ts';
import { type OwnOptions } from '../fields/page-fields.ts';
import type { Translate } from '../fields/make-field.tsx';
import { namesOnly, plainName } from '../record-names.ts';
import { toCsv } from './csv.ts';
import { referenceOf, textOf } from './field-text.ts';

const idsAtOnce = 250;

/** The names of the records that a column of ids stands for. */
async function readNames(field: FieldElement, records: readonly RaRecord[], dataProvider: DataProvider) {
  const names = new Map<unknown, string>();
  const reference = referenceOf(field);
  if (!reference) return names;
  const ids = [...new Set(records.map((record) => record[field.props.source] as unknown))];
  const known = ids.filter((id) => typeof id === 'number');
  for (let first = 0; first < known.length; first += idsAtOnce) {
    const { data } = await dataProvider.getMany<RaRecord>(reference, {
      ids: known.slice(first, first + idsAtOnce),
      ...namesOnly(reference),
    });
    for (const record of data) names.set(record.id, plainName(reference, record));
  }
  return names;
}

/** Exports every field of the records' page to a CSV file in readable form: names for ids, labels for statuses. */
export function createExporter(
  translate: Translate,
  fieldsOf: (resource: string) => ReturnType<NonNullable<OwnOptions['fields']>> | undefined,
): Exporter {
  return async (records: RaRecord[], _fetchRelated, dataProvider, resource = '') => {
    const fields = [...fieldsIn(await fieldsOf(resource)).values()];
    fields.sort((one, other) => Number(other.props.source === 'id') - Number(one.props.source === 'id'));
    const names = await Promise.all(fields.map((field) => readNames(field, records, dataProvider)));
    const head = fields.map(({ props }) => translate(`resources.${resource}.fields.${props.source}`));
    const rows = records.map((record) =>
      fields.map(
        (field, at) => names[at]?.get(record[field.props.source]) ?? textOf(field, record, translate),
      ),
    );
    downloadCSV(toCsv([head, ...rows]), resource);
  };
}
