import { fieldsIn } from '../fields/page-fields.ts';
import type { ReactNode } from 'react';
import { downloadCSV, type DataProvider, type Exporter, type RaRecord } from 'react-admin';
import type { FieldElement } from '../fields/page-fields.ts';
import { type OwnOptions } from '../fields/page-fields.ts';
import type { Translate } from '../fields/make-field.tsx';
import { idsIn } from '../fields/read-value.ts';
import { namesOnly, plainName } from '../record-names.ts';
import { toCsv } from './csv.ts';
import { referenceOf, textOf } from './field-text.ts';

const idsAtOnce = 250;

/** The names of the records that a column of ids stands for. */
async function readNames(field: FieldElement, records: readonly RaRecord[], dataProvider: DataProvider) {
  const names = new Map<number, string>();
  const reference = referenceOf(field);
  if (!reference) return names;
  const known = [...new Set(records.flatMap((record) => idsIn(record[field.props.source])))];
  for (let first = 0; first < known.length; first += idsAtOnce) {
    const { data } = await dataProvider.getMany<RaRecord>(reference, {
      ids: known.slice(first, first + idsAtOnce),
      ...namesOnly(reference),
    });
    for (const record of data) names.set(Number(record.id), plainName(reference, record));
  }
  return names;
}

interface Exported {
  resource: string;
  /** The sections of the resource's page. */
  fields: ReactNode;
  records: readonly RaRecord[];
  translate: Translate;
  dataProvider: DataProvider;
}

/** Every field of the records' page in readable form, under its name: names for ids, labels for statuses. */
export async function tableOf({ resource, fields: page, records, translate, dataProvider }: Exported) {
  const fields = [...fieldsIn(page).values()];
  fields.sort((one, other) => Number(other.props.source === 'id') - Number(one.props.source === 'id'));
  const names = await Promise.all(fields.map((field) => readNames(field, records, dataProvider)));
  const head = fields.map(({ props }) => translate(`resources.${resource}.fields.${props.source}`));
  const rows = records.map((record) =>
    fields.map((field, at) => {
      const ids = referenceOf(field) ? idsIn(record[field.props.source]) : [];
      return ids.map((id) => names[at]?.get(id) ?? `#${id}`).join('; ') || textOf(field, record, translate);
    }),
  );
  return [head, ...rows];
}

/** Exports records to a CSV file. */
export function createExporter(
  translate: Translate,
  fieldsOf: (resource: string) => ReturnType<NonNullable<OwnOptions['fields']>> | undefined,
): Exporter {
  return async (records: RaRecord[], _fetchRelated, dataProvider, resource = '') => {
    const fields = await fieldsOf(resource);
    downloadCSV(toCsv(await tableOf({ resource, fields, records, translate, dataProvider })), resource);
  };
}
