import type { Knex } from 'knex';
import type { CheckoutPayment } from '../../../contract/subscriptions/checkout.schema.ts';
import type { OwnOrder } from '../../../contract/nfc/orders.schema.ts';
import type { ReceiptView, Wallet } from '../../../contract/payments/wallet.schema.ts';
import type { OwnPackage } from '../../../contract/subscriptions/subscription.schema.ts';
import type { TestClient } from '../../client.ts';
import type { HistoryFinding } from '../world.ts';
import { agorot } from './figures.ts';
import {
  ordersByTheBooks,
  packagesByTheBooks,
  paymentsByTheBooks,
  receiptsByTheBooks,
  totalsByTheBooks,
} from './by-the-books.ts';

/** Somebody whose pages are compared. */
export interface Viewer {
  userId: number;
  /** How a finding names them. */
  name: string;
  client: TestClient;
}

type Note = (place: string, what: string, shown: unknown, right: unknown) => void;

const israel = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' });
const dayOf = (time: string | null) => (time === null ? null : israel.format(new Date(time)));

/** Compares everything that a person's pages show of money with the books: same sum, same day, same state. */
export async function comparePages(
  knex: Knex,
  viewer: Viewer,
  now: Date,
): Promise<{ compared: number; differences: HistoryFinding[] }> {
  const differences: HistoryFinding[] = [];
  let compared = 0;
  const note: Note = (place, what, shown, right) => {
    compared += 1;
    if (JSON.stringify(shown) === JSON.stringify(right)) return;
    const words = `${what} is shown as ${JSON.stringify(shown)}, the books say ${JSON.stringify(right)}`;
    differences.push({ person: viewer.name, place, what: words });
  };
  const shown = await readPages(viewer);
  await comparePackages(knex, viewer.userId, now, shown, note);
  await compareWallet(knex, viewer.userId, now, shown.wallet, note);
  await compareReceipts(knex, viewer.userId, shown.receipts, note);
  await compareOrders(knex, viewer.userId, shown.orders, note);
  await comparePayments(knex, viewer, now, note);
  return { compared, differences };
}

interface Shown {
  packages: OwnPackage[];
  wallet: Wallet;
  receipts: ReceiptView[];
  orders: OwnOrder[];
}

async function readPages({ client }: Viewer): Promise<Shown> {
  const read = async (path: string) => {
    const { status, body, text } = await client.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
    return body;
  };
  const all = async <Row>(path: string, list: string): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const body = await read(`${path}?page=${page}`);
      rows.push(...(body[list] as Row[]));
      if (page >= body.pages) return rows;
    }
  };
  const { active, past } = await read('/api/subscription');
  return {
    packages: [...active, ...past],
    wallet: await read('/api/wallet'),
    receipts: await all<ReceiptView>('/api/receipts', 'receipts'),
    orders: await all<OwnOrder>('/api/orders', 'orders'),
  };
}

async function comparePackages(
  knex: Knex,
  userId: number,
  now: Date,
  { packages, wallet }: Shown,
  note: Note,
): Promise<void> {
  const right = await packagesByTheBooks(knex, userId, now);
  for (const book of right) {
    const place = `subscription, package ${book.id}`;
    const shown = packages.find(({ id }) => id === book.id);
    if (!shown) {
      // The page lists the last of those that are over.
      note(place, 'a package in force', book.isActive ? null : 'over', book.isActive ? 'there' : 'over');
      continue;
    }
    note(place, 'whether it is in force', shown.isActive, book.isActive);
    note(place, 'its status', shown.status, book.status);
    note(place, 'its end', dayOf(shown.endDate), book.endsOn);
    if (shown.isActive && shown.isPaid && book.paidTo && !book.isGiven)
      note(place, 'the end of what was paid, against its receipt', dayOf(shown.endDate), book.paidTo);
    if (book.isActive && book.autoRenew && book.price !== null) {
      note(place, 'the price of a period', agorot(shown.price), book.price);
      note(place, 'the next charge', dayOf(shown.nextPaymentDate), book.nextOn);
      note(place, 'the card that is charged', shown.chargedCard, book.card);
      const order = wallet.recurringPayments.find(({ id }) => id === book.mandateId);
      note(`wallet, standing order ${book.mandateId}`, 'its sum', order && agorot(order.amount), book.price);
      note(
        `wallet, standing order ${book.mandateId}`,
        'its next charge',
        order && dayOf(order.nextChargeDate),
        book.nextOn,
      );
      note(
        `wallet, standing order ${book.mandateId}`,
        'its card',
        order?.paymentMethod?.last4Digits,
        book.card,
      );
      if (book.chargedOn)
        note(
          `wallet, standing order ${book.mandateId}`,
          'its last charge',
          order && dayOf(order.lastChargeDate),
          book.chargedOn,
        );
    }
  }
  note(
    'subscription',
    'packages in force',
    packages.filter(({ isActive }) => isActive).length,
    right.filter(({ isActive }) => isActive).length,
  );
}

async function compareWallet(
  knex: Knex,
  userId: number,
  now: Date,
  wallet: Wallet,
  note: Note,
): Promise<void> {
  const right = await totalsByTheBooks(knex, userId, now);
  const [shown] = wallet.totals;
  note('wallet', 'paid in all', agorot(shown?.paid ?? '0.00'), right.paid);
  note('wallet', 'paid this year', agorot(shown?.paidThisYear ?? '0.00'), right.paidThisYear);
  note('wallet', 'documents', shown?.receipts ?? 0, right.documents);
}

async function compareReceipts(knex: Knex, userId: number, shown: ReceiptView[], note: Note): Promise<void> {
  const right = await receiptsByTheBooks(knex, userId);
  note(
    'receipts',
    'their numbers',
    shown.map(({ receiptNumber }) => receiptNumber).toSorted(),
    right.map(({ number }) => number).toSorted(),
  );
  for (const book of right) {
    const receipt = shown.find(({ receiptNumber }) => receiptNumber === book.number);
    if (!receipt) continue;
    const place = `receipts, ${book.number}`;
    note(place, 'its sum', agorot(receipt.amount), book.moved);
    note(place, 'its day', dayOf(receipt.paymentDate), book.movedOn);
    note(place, 'its kind', receipt.kind, book.kind);
    const lines = receipt.items.reduce((sum, { total }) => sum + agorot(total), 0);
    note(place, 'the sum of its lines', lines, book.moved);
    note(place, 'the number of its tax document', receipt.taxDocument?.number ?? null, book.taxNumber);
  }
}

async function compareOrders(knex: Knex, userId: number, shown: OwnOrder[], note: Note): Promise<void> {
  const right = await ordersByTheBooks(knex, userId);
  note('orders', 'their numbers', shown.map(({ id }) => id).toSorted(), right.map(({ id }) => id).toSorted());
  for (const book of right) {
    const order = shown.find(({ id }) => id === book.id);
    if (!order) continue;
    const place = `orders, ${book.id}`;
    // What a coupon left to pay.
    const due = agorot(order.coupon?.due ?? order.total);
    if (book.asked !== null) note(place, 'its sum', due, book.asked);
    const isPaid = !['pending', 'cancelled', 'refunded'].includes(order.status);
    if (isPaid && due > 0) note(place, 'that it is paid', isPaid, book.paid > 0);
    if (order.status === 'pending') note(place, 'that it is not paid', false, book.paid > 0);
    if (order.status === 'refunded') note(place, 'that all of it went back', 0, book.paid - book.back);
    if (['cancelled', 'returned'].includes(order.status) && book.paid > 0)
      note(place, 'that not all of it went back', true, book.back < book.paid);
  }
}

/** How many payments of a person are looked up on the page of their result. */
const looked = 8;

async function comparePayments(knex: Knex, { client, userId }: Viewer, now: Date, note: Note): Promise<void> {
  for (const book of await paymentsByTheBooks(knex, userId, now, looked)) {
    const path = book.orderId === null ? '/api/checkout' : '/api/card-checkout';
    const { body } = await client.get(`${path}?payment=${book.reference}`);
    const shown = body?.payment as CheckoutPayment | null;
    const place = `checkout, payment ${book.id}`;
    note(place, 'its state', shown?.state, book.state);
    if (!shown) continue;
    note(place, 'its sum', agorot(shown.amount), book.sum);
    note(place, 'its receipt', shown.receiptNumber, book.receipt);
  }
}
