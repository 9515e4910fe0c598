import { adminRows } from '../../../contract/admin/rows.schema.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { NfcProduct } from '../../../models/NfcProduct.ts';

/** Printed cards that are sold (docs/product.md 7). */
export const nfcProductsResource: AdminResource = {
  name: 'nfc-products',
  model: NfcProduct,
  row: adminRows['nfc-products'],
  sortable: ['name', 'regularPrice', 'sortOrder', 'isActive', 'createdAt'],
  filterable: ['isActive'],
  searched: 'nfc_products',
  defaultSort: ['sortOrder', 'ASC'],
  create: { input: adminInputs['nfc-products'].create },
  update: { input: adminInputs['nfc-products'].update },
  remove: {},
};
