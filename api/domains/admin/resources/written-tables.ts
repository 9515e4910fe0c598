import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { NfcProduct } from '../../../models/NfcProduct.ts';
import { Product } from '../../../models/Product.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';

/** Tables staff write without further rules. */
export const productsResource: AdminResource = {
  name: 'products',
  model: Product,
  row: adminRows.products,
  sortable: ['name', 'monthlyPrice', 'yearlyPrice', 'packageType', 'sortOrder', 'isActive', 'createdAt'],
  filterable: ['packageType', 'billingCycle', 'showAtHome', 'showAtUpgrade', 'isPopular', 'isActive'],
  defaultSort: ['sortOrder', 'ASC'],
  create: { input: adminInputs.products.create },
  update: { input: adminInputs.products.update },
  remove: {},
};

export const nfcProductsResource: AdminResource = {
  name: 'nfc-products',
  model: NfcProduct,
  row: adminRows['nfc-products'],
  sortable: ['name', 'regularPrice', 'sortOrder', 'isActive', 'createdAt'],
  filterable: ['isActive'],
  defaultSort: ['sortOrder', 'ASC'],
  create: { input: adminInputs['nfc-products'].create },
  update: { input: adminInputs['nfc-products'].update },
  remove: {},
};
