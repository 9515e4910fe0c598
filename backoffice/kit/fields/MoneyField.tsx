// react-admin's NumberField rounds decimal strings and knows no currency.
import { Money } from '../components/Money.tsx';
import { makeField, type AnyRecord } from './make-field.tsx';

const currencyOf = ({ currency }: AnyRecord) => (typeof currency === 'string' ? currency : 'ILS');

/** A decimal string, in the currency beside it or in shekels. */
export const MoneyField = makeField(
  ({ value, record }) => <Money of={String(value)} currency={currencyOf(record)} />,
  String,
  { textAlign: 'right', reads: ['currency'] },
);

/** An integer of agorot, in the currency beside it. */
export const AgorotField = makeField(
  ({ value, record }) => <Money of={Number(value) / 100} currency={currencyOf(record)} />,
  (value) => (Number(value) / 100).toFixed(2),
  { textAlign: 'right', reads: ['currency'] },
);
