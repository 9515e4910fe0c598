import type { AdminResource } from '../../http/admin/admin-resource.ts';
import type { FeatureRouter } from '../../http/route.ts';
import { chipsRouter } from './chips/chips.routes.ts';
import { cardAllocationsResource } from './chips/staff/card-allocations.resource.ts';
import { chipTimelineRouter } from './chips/staff/chip-timeline.routes.ts';
import { tapFormRouter } from './chips/tap-form.routes.ts';
import { nfcProductsResource } from './orders/nfc-products.resource.ts';
import { ordersRouter } from './orders/orders.routes.ts';
import { orderPapersRouter } from './orders/staff/order-papers.routes.ts';
import { physicalCardOrdersResource } from './orders/staff/physical-card-orders.resource.ts';
import { productOrderRouter } from './orders/staff/product-order.routes.ts';
import { productPreviewRouter } from './orders/staff/product-preview.routes.ts';

/** Tables of this domain as the back office has them (docs/product.md 10). */
export const adminResources: readonly AdminResource[] = [
  cardAllocationsResource,
  nfcProductsResource,
  physicalCardOrdersResource,
];

/** What else of this domain answers requests of the API. */
export const routers: readonly FeatureRouter[] = [
  chipsRouter,
  ordersRouter,
  tapFormRouter,
  orderPapersRouter,
  chipTimelineRouter,
  productOrderRouter,
  productPreviewRouter,
];
