import { choice, flag } from '../../../kit/fields/choice-kinds.tsx';
import { details } from '../../../kit/fields/details-kind.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { email } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const paymentMethodFields: FieldMap<'user-payment-methods'> = {
  userId: reference('users'),
  paymentType: choice('paymentType'),
  nickname: text,
  isDefault: flag,
  isActive: flag,
  lastUsed: moment,
  cardBrand: text,
  cardType: text,
  last4Digits: code,
  cardExpiry: code,
  cardHolderName: text,
  accountEmail: email,
  paymentProvider: choice('paymentProvider'),
  accountId: code,
  providerCustomerId: code,
  providerPaymentMethodId: code,
  recurringPaymentUid: code,
  id: number,
  metadata: details,
  createdAt: moment,
  updatedAt: moment,
};

export const paymentMethodView = defineListView({
  resource: 'user-payment-methods',
  fields: paymentMethodFields,
  sections: { payment: 'userId', account: 'cardBrand', billing: 'paymentProvider', system: 'id' },
  nameColumn: 'cardBrand',
  columns: [
    'userId',
    'paymentType',
    'paymentProvider',
    'last4Digits',
    'cardExpiry',
    'isDefault',
    'isActive',
    'lastUsed',
  ],
  sortable: ['id', 'cardBrand', 'lastUsed', 'createdAt'],
  narrow: { second: 'userId', end: 'paymentType' },
});
