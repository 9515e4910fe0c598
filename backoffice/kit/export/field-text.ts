// What react-admin's fields say in a file; its own exporter writes raw records.
import { BooleanField, DateField, SelectField, TextArrayField } from 'react-admin';
import { ReferenceArrayField } from '../fields/ReferenceArrayField.tsx';
import { ReferenceField } from '../fields/ReferenceField.tsx';
import { formatMoment, formatDay, dayFormat, readMoment } from '../formatting/dates.ts';
import type { FieldElement } from '../fields/page-fields.ts';
import type { ResourceName } from '../resource-entities.ts';
import type { AnyRecord, ToText, Translate } from '../fields/make-field.tsx';

interface Choice {
  id: string;
  name: string;
}

const texts = new Map<unknown, ToText<FieldElement['props']>>([
  [BooleanField, (value, translate) => translate(value === true ? 'ra.boolean.true' : 'ra.boolean.false')],
  [
    DateField,
    (value, _translate, _record, { options }) => {
      const moment = readMoment(value);
      return moment ? (options === dayFormat ? formatDay : formatMoment)(moment) : '';
    },
  ],
  [
    SelectField,
    (value, translate, _record, { choices }) =>
      translate((choices as Choice[]).find(({ id }) => id === value)?.name ?? String(value)),
  ],
  [TextArrayField, (value) => (Array.isArray(value) ? value.join('; ') : '')],
]);

/** A field's cell in a file: readable, and empty where there is no value. */
export function textOf(field: FieldElement, record: AnyRecord, translate: Translate): string {
  const value = record[field.props.source];
  if (value === null || value === undefined) return '';
  const { toText = texts.get(field.type) ?? String } = field.type as unknown as { toText?: ToText<unknown> };
  return toText(value, translate, record, field.props);
}

/** The resource of the record, or of the records, that a field names. */
export const referenceOf = ({ type, props }: FieldElement): ResourceName | undefined =>
  type === ReferenceField || type === ReferenceArrayField ? (props['reference'] as ResourceName) : undefined;
