import { TypedText } from '../../../kit/components/TypedText.tsx';
import { makeField } from '../../../kit/fields/make-field.tsx';
import { isRecord } from '../../../kit/fields/read-value.ts';

const customerText = (value: unknown) => {
  if (!isRecord(value)) return '';
  return [value['username'], value['email'], value['phone']]
    .filter((part) => typeof part === 'string')
    .join(' · ');
};

/** Who paid, of an account that was closed. */
export const FormerCustomerField = makeField(
  ({ value }) => <TypedText>{customerText(value)}</TypedText>,
  customerText,
);
