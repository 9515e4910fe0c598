import type { ComponentType } from 'react';
import type { FieldName, ResourceName } from '../resource-entities.ts';

/** A record whose fields are read by name. */
export type AnyRecord = Readonly<Record<string, unknown>>;
export type Translate = (key: string, options?: Record<string, unknown>) => string;

export interface ValueProps<Value = unknown> {
  value: Value;
  /** The record the value stands in, for kinds that need a neighbour, such as a currency. */
  record: AnyRecord;
}

/** How values of one kind are shown on a page and written into a file. */
export interface FieldKind {
  View: ComponentType<ValueProps>;
  /** Plain text for a CSV cell. */
  toText: (value: unknown, record: AnyRecord, translate: Translate) => string;
  /** Figures line up at the end of their column. */
  isFigure?: boolean;
  /** A structure can't be sorted by. */
  isSortable?: boolean;
  /** Takes a row of its own in a fact sheet. */
  isWide?: boolean;
  /** The resource this value is an id of. */
  reference?: ResourceName;
}

/** The kind of every field of a resource; a field left out fails the type check. */
export type FieldMap<Name extends ResourceName> = Readonly<Record<FieldName<Name>, FieldKind>>;
export type AnyFieldMap = Readonly<Record<string, FieldKind>>;
