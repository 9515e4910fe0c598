import { choice, flag } from '../../../fields/choice-kinds.tsx';
import { details } from '../../../fields/details-kind.tsx';
import { moment, number } from '../../../fields/figure-kinds.tsx';
import { email } from '../../../fields/link-kinds.tsx';
import { reference } from '../../../fields/reference-kinds.tsx';
import { code, text } from '../../../fields/text-kinds.tsx';
import type { FieldMap } from '../../../fields/field-kind.ts';
import { defineListView } from '../../../list/list-view.ts';
import type { Sections } from '../../../show/ResourceShow.tsx';

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
