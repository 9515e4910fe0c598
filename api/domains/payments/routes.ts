import type { AdminResource } from '../../http/admin/admin-resource.ts';
import type { FeatureRouter } from '../../http/route.ts';
import { accountantRouter } from './accountant/accountant.routes.ts';
import { billingDetailsRouter } from './billing-details/billing-details.routes.ts';
import { paymentsRouter } from './callbacks/payments.routes.ts';
import { disputesRouter } from './disputes/disputes.routes.ts';
import { couponRedemptionsResource, couponsResource } from './coupons/coupons.resource.ts';
import { paymentDemoRouter } from './demo/payment-demo.routes.ts';
import { walletRouter } from './payment-methods/wallet.routes.ts';
import { receiptsRouter } from './receipts/receipts.routes.ts';
import {
  paymentsResource,
  providerEventsResource,
  receiptsResource,
  checkoutLocksResource,
  disputesResource,
  userPaymentMethodsResource,
  recurringPaymentsResource,
} from './staff/money.resources.ts';
import { payoutLinesResource, payoutsResource } from './payouts/payouts.resource.ts';
import { payoutsRouter } from './payouts/payouts.routes.ts';
import { statementLinesResource } from './statement/statement-lines.resource.ts';
import { taxDocumentsResource } from './tax-documents/tax-documents.resource.ts';
import { proformasResource } from './transfers/proformas.resource.ts';
import { transfersRouter } from './transfers/transfers.routes.ts';
import { vatRatesResource } from './vat-rates/vat-rates.resource.ts';
import { moneyRouter } from './staff/money.routes.ts';

/** Tables of this domain as the back office has them (docs/product.md 10). */
export const adminResources: readonly AdminResource[] = [
  paymentsResource,
  statementLinesResource,
  payoutsResource,
  payoutLinesResource,
  providerEventsResource,
  receiptsResource,
  checkoutLocksResource,
  disputesResource,
  taxDocumentsResource,
  proformasResource,
  vatRatesResource,
  couponsResource,
  couponRedemptionsResource,
  userPaymentMethodsResource,
  recurringPaymentsResource,
];

/** What else of this domain answers requests of the API. */
export const routers: readonly FeatureRouter[] = [
  walletRouter,
  receiptsRouter,
  billingDetailsRouter,
  paymentsRouter,
  paymentDemoRouter,
  moneyRouter,
  payoutsRouter,
  disputesRouter,
  transfersRouter,
  accountantRouter,
];
