import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import type { FieldKind, ValueProps } from '../../../kit/fields/field-kind.ts';
import { isRecord } from '../../../kit/fields/read-value.ts';
import { Money } from '../../../kit/components/Money.tsx';

const customerText = (value: unknown) => {
  if (!isRecord(value)) return '';
  return [value['username'], value['email']].filter((part) => typeof part === 'string').join(' · ');
};

function Payer({ value }: ValueProps) {
  const text = customerText(value);
  return (
    <bdi dir={directionOfText(text)} translate="no">
      {text}
    </bdi>
  );
}

export const payer: FieldKind = { View: Payer, toText: customerText, isSortable: false };

const sumOf = (value: unknown): [amount: string, currency: string] => {
  const receipt = isRecord(value) ? value : {};
  return [Number(receipt['amount'] ?? 0).toFixed(2), String(receipt['currency'] ?? 'ILS')];
};

function PaidSum({ value }: ValueProps) {
  const [amount, currency] = sumOf(value);
  return <Money of={amount} currency={currency} />;
}

export const paidSum: FieldKind = {
  View: PaidSum,
  toText: (value) => sumOf(value).join(' '),
  isFigure: true,
  isSortable: false,
};
