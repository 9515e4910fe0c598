import { TypedText } from '../../../kit/components/TypedText.tsx';
import { textAt } from '../../../kit/fields/read-value.ts';
import { tableField } from '../../../kit/fields/records-field.tsx';

/** What is wrong with a file, by line and column; one that was found while it was taken in has no line. */
export const FaultsField = tableField(
  ({ entry }) => (
    <>
      <td>{entry['line'] === 0 ? '–' : textAt(entry, 'line')}</td>
      <td>
        <TypedText>{textAt(entry, 'column')}</TypedText>
      </td>
      <td>
        <TypedText>{textAt(entry, 'message')}</TypedText>
      </td>
    </>
  ),
  (fault) => `${textAt(fault, 'line')} ${textAt(fault, 'column')}: ${textAt(fault, 'message')}`,
  ['line', 'column', 'fault'].map((name) => `bikur.imports.${name}`),
);
