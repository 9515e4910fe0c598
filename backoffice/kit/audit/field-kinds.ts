import { details } from '../fields/details-kind.tsx';
import type { AnyFieldMap, FieldKind } from '../fields/field-kind.ts';
import { articleFields } from '../../resources/website/blog-posts/fields.ts';
import { cardFields } from '../../resources/cards/business-profiles/fields.ts';
import { leadFields } from '../../resources/leads/contact-leads/fields.ts';
import { nfcProductFields } from '../../resources/nfc/nfc-products/fields.ts';
import { packageFields } from '../../resources/subscriptions/packages/fields.ts';
import { orderFields } from '../../resources/nfc/physical-card-orders/fields.ts';
import { productFields } from '../../resources/subscriptions/products/fields.ts';
import { receiptFields } from '../../resources/payments/receipts/fields.ts';
import { recurringPaymentFields } from '../../resources/payments/recurring-payments/fields.ts';
import { addressFields } from '../../resources/accounts/user-addresses/fields.ts';
import { paymentMethodFields } from '../../resources/payments/user-payment-methods/fields.ts';
import { userFields } from '../../resources/accounts/users/fields.ts';

/** How the fields of a resource are shown, so that the audit log speaks of them as their own page does. */
const maps: Readonly<Record<string, AnyFieldMap>> = {
  users: userFields,
  'user-addresses': addressFields,
  'business-profiles': cardFields,
  packages: packageFields,
  'recurring-payments': recurringPaymentFields,
  receipts: receiptFields,
  'user-payment-methods': paymentMethodFields,
  'physical-card-orders': orderFields,
  products: productFields,
  'nfc-products': nfcProductFields,
  'blog-posts': articleFields,
  'contact-leads': leadFields,
};

/** The kind of one field; what no map knows is told as a structure is: by words, never as JSON. */
export function kindOf(entity: string, field: string): FieldKind {
  return maps[entity]?.[field] ?? details;
}
