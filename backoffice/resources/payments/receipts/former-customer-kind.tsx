import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import type { FieldKind, ValueProps } from '../../../kit/fields/field-kind.ts';
import { isRecord } from '../../../kit/fields/read-value.ts';

const customerText = (value: unknown) => {
  if (!isRecord(value)) return '';
  return [value['username'], value['email'], value['phone']]
    .filter((part) => typeof part === 'string')
    .join(' · ');
};

function FormerCustomer({ value }: ValueProps) {
  const text = customerText(value);
  return (
    <bdi dir={directionOfText(text)} translate="no">
      {text}
    </bdi>
  );
}

/** Who paid, of an account that was closed. */
export const formerCustomer: FieldKind = { View: FormerCustomer, toText: customerText, isSortable: false };
