import type { ReactNode } from 'react';
import { TypedText } from '../components/TypedText.tsx';
import type { AnyRecord, FieldKind, Translate, ValueProps } from './field-kind.ts';
import { PlainList } from './PlainList.tsx';
import { recordsIn } from './read-value.ts';

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const lines: FieldKind = {
  View: ({ value }: ValueProps) => (
    <PlainList>
      {asList(value).map((line) => (
        <li key={String(line)}>
          <TypedText>{String(line)}</TypedText>
        </li>
      ))}
    </PlainList>
  ),
  toText: (value) => asList(value).join('; '),
  isSortable: false,
  isWide: true,
};

interface RecordList {
  /** One record on the page. */
  Line(props: { entry: AnyRecord }): ReactNode;
  /** One record in a CSV cell. */
  text(entry: AnyRecord, translate: Translate): string;
}

/** A list of records, each on a line of its own. */
export const recordList = ({ Line, text }: RecordList): FieldKind => ({
  View: ({ value }: ValueProps) => (
    <PlainList>
      {recordsIn(value).map((entry, index) => (
        <li key={index}>
          <Line entry={entry} />
        </li>
      ))}
    </PlainList>
  ),
  toText: (value, _record, translate) =>
    recordsIn(value)
      .map((entry) => text(entry, translate))
      .join('; '),
  isSortable: false,
  isWide: true,
});
