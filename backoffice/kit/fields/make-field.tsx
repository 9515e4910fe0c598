// react-admin has no way to say once how a value of one kind is shown and how a file says it.
import type { ComponentType } from 'react';
import { useFieldValue, useRecordContext, type FieldProps } from 'react-admin';
import { EmptyValue, isEmptyValue } from './EmptyValue.tsx';

export type AnyRecord = Readonly<Record<string, unknown>>;
export type Translate = (key: string, options?: Record<string, unknown>) => string;

export interface ValueProps<Value = unknown> {
  value: Value;
  /** The record with the value, for kinds that need another of its fields, such as a currency. */
  record: AnyRecord;
}

/** The text of a value in a CSV cell; `props` are those of the field. */
export type ToText<Props = unknown> = (
  value: unknown,
  translate: Translate,
  record: AnyRecord,
  props: Props,
) => string;

/** What a list has to know of a field. */
export interface FieldTraits {
  textAlign?: 'right';
  /** Fields of the record that it shows beside its own: a list asks for these, too. */
  reads?: readonly string[];
}

type OwnField<Props> = ComponentType<Props & FieldProps> & FieldTraits & { toText: ToText<Props> };

/** A field beside react-admin's own: shows the record's value, or that there is none. */
export function makeField<Props = unknown>(
  View: ComponentType<ValueProps & Props>,
  toText: ToText<Props> = String,
  traits: FieldTraits = {},
): OwnField<Props> {
  function Field(props: Props & FieldProps) {
    const value: unknown = useFieldValue(props as FieldProps & { source: string });
    const record = useRecordContext(props) ?? {};
    return isEmptyValue(value) ? <EmptyValue /> : <View {...props} value={value} record={record} />;
  }
  return Object.assign(Field, { toText, ...traits });
}
