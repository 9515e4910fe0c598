import { Money } from '../../../kit/components/Money.tsx';
import { TypedText } from '../../../kit/components/TypedText.tsx';
import { textAt } from '../../../kit/fields/read-value.ts';
import { tableField } from '../../../kit/fields/records-field.tsx';

/** What was bought, line by line. */
export const ReceiptLinesField = tableField(
  ({ entry, record }) => {
    const currency = textAt(record, 'currency') || 'ILS';
    return (
      <>
        <td>
          <TypedText>{textAt(entry, 'description')}</TypedText>
        </td>
        <td>{textAt(entry, 'quantity')}</td>
        <td>
          <Money of={textAt(entry, 'unitPrice')} currency={currency} />
        </td>
        <td>
          <Money of={textAt(entry, 'total')} currency={currency} />
        </td>
      </>
    );
  },
  (item) => `${textAt(item, 'description')} × ${textAt(item, 'quantity')}: ${textAt(item, 'total')}`,
  ['description', 'quantity', 'unitPrice', 'total'].map((name) => `bikur.details.${name}`),
  { reads: ['currency'] },
);
