import { adminRows } from '../../../contract/admin/rows.schema.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { Product } from '../../../models/Product.ts';

/** Plans that are sold (docs/product.md 3). */
export const productsResource: AdminResource = {
  name: 'products',
  model: Product,
  row: adminRows.products,
  sortable: ['name', 'monthlyPrice', 'yearlyPrice', 'packageType', 'sortOrder', 'isActive', 'createdAt'],
  filterable: ['packageType', 'billingCycle', 'showAtHome', 'showAtUpgrade', 'isPopular', 'isActive'],
  searched: 'products',
  defaultSort: ['sortOrder', 'ASC'],
  create: { input: adminInputs.products.create },
  update: { input: adminInputs.products.update },
  remove: {},
};
