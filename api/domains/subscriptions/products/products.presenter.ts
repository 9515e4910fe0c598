import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { PublicProduct } from '../../../contract/subscriptions/products.schema.ts';
import type { Product } from '../../../models/Product.ts';

/** A plan as visitors see it; prices become decimal strings in shekels (docs/product.md 10). */
export function presentProduct(product: Product): PublicProduct {
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    monthlyPrice: fromMinor(product.monthlyPrice),
    yearlyPrice: fromMinor(product.yearlyPrice),
    billingCycle: product.billingCycle,
    basicCardCount: product.basicCardCount,
    proCardCount: product.proCardCount,
    packageType: product.packageType,
    features: product.features,
    benefit1: product.benefit1,
    benefit2: product.benefit2,
    benefit3: product.benefit3,
    benefit4: product.benefit4,
    benefit5: product.benefit5,
    showAtHome: product.showAtHome,
    isPopular: product.isPopular,
    showAtUpgrade: product.showAtUpgrade,
    isActive: product.isActive,
    sortOrder: product.sortOrder,
  };
}
