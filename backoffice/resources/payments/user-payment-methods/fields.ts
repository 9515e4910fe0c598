import { choice, flag } from '../../../kit/fields/choice-kinds.tsx';
import { details } from '../../../kit/fields/details-kind.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { email } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const paymentMethodFields: FieldMap<'user-payment-methods'> = {
  id: number,
  userId: reference('users'),
  paymentType: choice('paymentType'),
  paymentProvider: choice('paymentProvider'),
  last4Digits: code,
  cardExpiry: code,
  cardType: text,
  cardBrand: text,
  cardHolderName: text,
  accountEmail: email,
  accountId: code,
  providerCustomerId: code,
  providerPaymentMethodId: code,
  recurringPaymentUid: code,
  isDefault: flag,
  isActive: flag,
  lastUsed: moment,
  nickname: text,
  metadata: details,
  createdAt: moment,
  updatedAt: moment,
};

export const paymentMethodView = defineListView({
  resource: 'user-payment-methods',
  fields: paymentMethodFields,
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
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'paymentType' },
});

export const paymentMethodSections: Sections<'user-payment-methods'> = [
  ['payment', ['userId', 'paymentType', 'nickname', 'isDefault', 'isActive', 'lastUsed']],
  ['account', ['cardBrand', 'cardType', 'last4Digits', 'cardExpiry', 'cardHolderName', 'accountEmail']],
  [
    'billing',
    ['paymentProvider', 'accountId', 'providerCustomerId', 'providerPaymentMethodId', 'recurringPaymentUid'],
  ],
];
