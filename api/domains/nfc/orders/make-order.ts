import type { Knex } from 'knex';
import { addressFields, type AddressFields } from '../../../contract/accounts/addresses.schema.ts';
import type { StartOrderInput } from '../../../contract/nfc/card-checkout.schema.ts';
import { soldNameOf } from '../../../contract/nfc/product-texts.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { readPhoneNumber } from '../../../contract/base/phone-number.ts';
import type { PrintedDesign } from '../../../contract/nfc/entities/printed-design.schema.ts';
import type { AppDeps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { NfcProduct } from '../../../models/NfcProduct.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { UserAddress } from '../../../models/UserAddress.ts';
import { addAddress } from '../../accounts/index.ts';
import { vatRateAt } from '../../payments/index.ts';
import { lockCheckouts } from '../../subscriptions/index.ts';
import { pressedSince, whereWaits } from './order-times.ts';
import { designOfOrder, printedCardOf } from './design-of-order.ts';
import { priceOrder } from './price-order.ts';

type Agreed = Pick<
  PhysicalCardOrder,
  | 'nfcProductId'
  | 'quantity'
  | 'totalAmount'
  | 'priceSnapshot'
  | 'plannedCards'
  | 'shippingAddress'
  | 'recipientName'
  | 'recipientPhone'
  | 'buyerNotes'
  | 'design'
>;

/**
 * Stores an order with its present price and address; it waits for its payment. The same order again gets the one that
 * waits already, and a second press the one that the first has just paid: nobody pays twice for pressing twice.
 * @throws {AppError} `not_found` for a card or address that isn't the user's; `validation_failed` on `quantity` and
 * on an address that lacks what a courier needs
 */
export function makeOrder(
  deps: Pick<AppDeps, 'knex' | 'env' | 'clock'>,
  userId: number,
  product: NfcProduct,
  input: StartOrderInput,
): Promise<PhysicalCardOrder> {
  const now = deps.clock.now();
  return deps.knex.transaction(async (trx) => {
    await lockCheckouts(trx, userId);
    await assertMyCards(trx, userId, input.cards);
    const address = await addressOf(trx, userId, input);
    const design = await designOfOrder(trx, deps, userId, product, input);
    const vatRate = await vatRateAt(trx, now);
    const agreed = agreedOn(product, input, { address, design, vatRate });
    const standing = await PhysicalCardOrder.query(trx)
      .where({ user_id: userId, nfc_product_id: product.id })
      .where((either) =>
        either
          .where((order) => order.where({ status: 'pending' }).where((due) => whereWaits(due, now)))
          .orWhere((order) => order.where({ status: 'paid' }).where('created_at', '>', pressedSince(now))),
      )
      .orderBy('id', 'desc');
    const same = standing.find((order) => isSame(order, agreed));
    if (same) return same;
    if (input.addressId === null && input.saveAddress) await storeAddress(trx, userId, address);
    return PhysicalCardOrder.query(trx).insertAndFetch({
      ...agreed,
      userId,
      profileId: printedCardOf(input.cards),
      designApprovedAt: now,
      createdAt: now,
    });
  });
}

async function assertMyCards(
  trx: Knex.Transaction,
  userId: number,
  cards: StartOrderInput['cards'],
): Promise<void> {
  const ids = cards.flatMap(({ profileId }) => (profileId === null ? [] : [profileId]));
  const own = await BusinessProfile.query(trx).where({ user_id: userId }).whereIn('id', ids).resultSize();
  if (own !== ids.length) throw new AppError('not_found');
}

async function addressOf(
  trx: Knex.Transaction,
  userId: number,
  { addressId, address }: StartOrderInput,
): Promise<AddressFields> {
  if (addressId === null) return address as AddressFields;
  const saved = await UserAddress.query(trx).findOne({ id: addressId, user_id: userId });
  if (!saved) throw new AppError('not_found');
  const whole = addressFields.safeParse({ ...saved.toRow() });
  if (!whole.success)
    throw new AppError('validation_failed', { fields: { addressId: 'address_incomplete' } });
  return whole.data;
}

function agreedOn(
  product: NfcProduct,
  input: StartOrderInput,
  { address, design, vatRate }: { address: AddressFields; design: PrintedDesign; vatRate: number },
): Agreed {
  const { addressType: _type, recipientName, recipientPhone, ...place } = address;
  return {
    nfcProductId: product.id,
    quantity: input.quantity,
    totalAmount: priceOrder(product, input.quantity).total,
    priceSnapshot: {
      ...soldNameOf(product),
      regularPrice: fromMinor(product.regularPrice),
      additionalCardPrice: fromMinor(product.additionalCardPrice),
      vatRate,
    },
    plannedCards: input.cards,
    design,
    shippingAddress: {
      ...(Object.fromEntries(Object.entries(place).filter(([, value]) => value !== null)) as object),
      country: 'Israel',
    },
    recipientName,
    recipientPhone: readPhoneNumber(recipientPhone)?.display ?? recipientPhone,
    buyerNotes: input.notes,
  };
}

function isSame(order: PhysicalCardOrder, agreed: Agreed): boolean {
  return (Object.keys(agreed) as (keyof Agreed)[]).every(
    (name) => canonical(order[name]) === canonical(agreed[name]),
  );
}

/** JSON with sorted keys: the database stores an object's keys in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Stores a new address for the next order; a full list of addresses must not lose the order. */
async function storeAddress(trx: Knex.Transaction, userId: number, address: AddressFields): Promise<void> {
  try {
    await addAddress(trx, userId, address);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
