import type { Language } from '../../../contract/base/languages.ts';
import { productTextsIn } from '../../../contract/subscriptions/product-texts.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { PublicProduct } from '../../../contract/subscriptions/products.schema.ts';
import type { Product } from '../../../models/Product.ts';

/** A plan as visitors see it, with its texts in their language; prices become decimal strings in shekels (docs/product.md 10). */
export function presentProduct(product: Product, language: Language): PublicProduct {
  return {
    id: product.id,
    ...productTextsIn(product, language),
    monthlyPrice: fromMinor(product.monthlyPrice),
    yearlyPrice: fromMinor(product.yearlyPrice),
    billingCycle: product.billingCycle,
    basicCardCount: product.basicCardCount,
    proCardCount: product.proCardCount,
    packageType: product.packageType,
    showAtHome: product.showAtHome,
    isPopular: product.isPopular,
    showAtUpgrade: product.showAtUpgrade,
    isActive: product.isActive,
    sortOrder: product.sortOrder,
  };
}
