import { details } from '../../../../kit/fields/details-kind.tsx';
import type { AnyFieldMap, FieldKind } from '../../../../kit/fields/field-kind.ts';
import { articleFields } from '../../../website/blog-posts/fields.ts';
import { cardFields } from '../../../cards/business-profiles/fields.ts';
import { leadFields } from '../../../leads/contact-leads/fields.ts';
import { nfcProductFields } from '../../../nfc/nfc-products/fields.ts';
import { packageFields } from '../../../subscriptions/packages/fields.ts';
import { orderFields } from '../../../nfc/physical-card-orders/fields.ts';
import { productFields } from '../../../subscriptions/products/fields.ts';
import { receiptFields } from '../../../payments/receipts/fields.ts';
import { recurringPaymentFields } from '../../../payments/recurring-payments/fields.ts';
import { addressFields } from '../../../accounts/user-addresses/fields.ts';
import { paymentMethodFields } from '../../../payments/user-payment-methods/fields.ts';
import { userFields } from '../../../accounts/users/fields.ts';

/** How the fields of a resource are shown, so that the audit log matches their own page. */
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

/** The kind of one field; an unknown one is shown like a structure: with labels, never as JSON. */
export function kindOf(entity: string, field: string): FieldKind {
  return maps[entity]?.[field] ?? details;
}
