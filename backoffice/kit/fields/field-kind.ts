import type { ComponentType } from 'react';
import type { FieldName, ResourceName } from '../resource-entities.ts';

export type AnyRecord = Readonly<Record<string, unknown>>;
export type Translate = (key: string, options?: Record<string, unknown>) => string;

export interface ValueProps<Value = unknown> {
  value: Value;
  /** The record with the value, for kinds that need another of its fields, such as a currency. */
  record: AnyRecord;
}

/** How values of one kind are shown on a page and exported to a file. */
export interface FieldKind {
  View: ComponentType<ValueProps>;
  /** Plain text for a CSV cell. */
  toText: (value: unknown, record: AnyRecord, translate: Translate) => string;
  /** Figures are aligned at the end of their column. */
  isFigure?: boolean;
  /** False for structures. */
  isSortable?: boolean;
  /** Takes a full row of a fact sheet. */
  isWide?: boolean;
  reference?: ResourceName;
}

/** The kind of every field of a resource; a missing field fails the type check. */
export type FieldMap<Name extends ResourceName> = Readonly<Record<FieldName<Name>, FieldKind>>;
export type AnyFieldMap = Readonly<Record<string, FieldKind>>;
