// react-admin's ArrayField makes a list context of a value, whose fields can't be written to a file.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { makeField, type AnyRecord, type FieldTraits, type Translate } from './make-field.tsx';
import { PlainList, SmallTable } from './PlainList.tsx';
import { recordsIn } from './read-value.ts';

/** A list of structures, each on a line of its own. */
export function recordsField(
  Line: (props: { entry: AnyRecord }) => ReactNode,
  text: (entry: AnyRecord, translate: Translate) => string,
) {
  return makeField(
    ({ value }) => (
      <PlainList className="wide">
        {recordsIn(value).map((entry, index) => (
          <li key={index}>
            <Line entry={entry} />
          </li>
        ))}
      </PlainList>
    ),
    (value, translate) =>
      recordsIn(value)
        .map((entry) => text(entry, translate))
        .join('; '),
  );
}

/** A list of structures as a small table; `heads` are the keys of its columns' names. */
export function tableField(
  Cells: (props: { entry: AnyRecord; record: AnyRecord }) => ReactNode,
  text: (entry: AnyRecord) => string,
  heads: readonly string[] = [],
  traits: FieldTraits = {},
) {
  return makeField(
    function Rows({ value, record }) {
      const translate = useTranslate();
      return (
        <SmallTable className="wide">
          {heads.length > 0 ? (
            <thead>
              <tr>
                {heads.map((head) => (
                  <th scope="col" key={head}>
                    {translate(head)}
                  </th>
                ))}
              </tr>
            </thead>
          ) : null}
          <tbody>
            {recordsIn(value).map((entry, place) => (
              <tr key={place}>
                <Cells entry={entry} record={record} />
              </tr>
            ))}
          </tbody>
        </SmallTable>
      );
    },
    (value) => recordsIn(value).map(text).join('; '),
    traits,
  );
}
