import type {
  PaymentClock,
  RecurringCalls,
  RecurringInput,
  RecurringResult,
  RecurringState,
} from '../payment-port.ts';
import { fromDecimal, toDecimal } from './amounts.ts';
import { outcomeOf, readTransactions } from './transactions.ts';
import { isObject } from '../is-object.ts';
import type { WireAnswer, WireRequest } from './wire.ts';

interface Terminal {
  clock: PaymentClock;
  terminalUid: string;
  cashierUid: string;
}

/**
 * Charges that PayPlus repeats by its own calendar. The account needs a permission for them; PayPlus refuses a start
 * date of today.
 */
export function recurringCalls(
  ask: (request: WireRequest) => Promise<WireAnswer>,
  { terminalUid, cashierUid, clock }: Terminal,
): RecurringCalls {
  const post = (operation: string, path: string, body: Record<string, unknown>) =>
    ask({ operation, method: 'POST', path: `RecurringPayments/${path}`, body });
  const get = (operation: string, path: string) =>
    ask({ operation, method: 'GET', path: `RecurringPayments/${path}` });
  const part = (uid: string) => encodeURIComponent(uid);
  return {
    async create(input) {
      const answer = await post('RecurringPayments/Add', 'Add', addBody(input, { terminalUid, cashierUid }));
      const uid = answer.kind === 'ok' && isObject(answer.data) ? answer.data['recurring_uid'] : undefined;
      if (typeof uid === 'string' && uid !== '') return { kind: 'ok', recurringUid: uid };
      return failed(answer, 'no recurring_uid');
    },
    update: (uid, { amount, description }) =>
      done(
        post('RecurringPayments/Update', `Update/${part(uid)}`, { items: items(amount.minor, description) }),
      ),
    setActive: (uid, active) =>
      done(
        post('RecurringPayments/Valid', `${part(uid)}/Valid`, { valid: active, terminal_uid: terminalUid }),
      ),
    cancel: (uid) =>
      done(
        post('RecurringPayments/DeleteRecurring', `DeleteRecurring/${part(uid)}`, {
          terminal_uid: terminalUid,
        }),
      ),
    async get(uid) {
      const answer = await get(
        'RecurringPayments/ViewRecurring',
        `${part(uid)}/ViewRecurring?terminal_uid=${part(terminalUid)}`,
      );
      const state = answer.kind === 'ok' ? stateOf(answer.data) : null;
      return state ? { kind: 'ok', state } : failed(answer, 'no recurring payment in the answer');
    },
    async listCharges(uid, take = 100) {
      const answer = await get(
        'RecurringPayments/ViewRecurringCharge',
        `${part(uid)}/ViewRecurringCharge?terminal_uid=${part(terminalUid)}&skip=0&take=${take}`,
      );
      if (answer.kind !== 'ok') return failed(answer, '');
      return { kind: 'ok', charges: readTransactions(chargesIn(answer.data), clock.now()).map(outcomeOf) };
    },
  };
}

function addBody(input: RecurringInput, terminal: Omit<Terminal, 'clock'>): Record<string, unknown> {
  return {
    customer_uid: input.customerId,
    card_token: input.token,
    terminal_uid: terminal.terminalUid,
    cashier_uid: terminal.cashierUid,
    currency_code: input.amount.currency,
    instant_first_payment: false,
    recurring_type: input.recurringType,
    recurring_range: input.recurringRange,
    number_of_charges: input.numberOfCharges,
    start_date: input.startDate.toISOString().slice(0, 10),
    items: items(input.amount.minor, input.description),
    extra_info: input.reference,
  };
}

function items(minor: number, name: string): Record<string, unknown>[] {
  return [{ name, quantity: 1, price: toDecimal(minor), vat_type: 0 }];
}

async function done(asked: Promise<WireAnswer>): Promise<RecurringResult<object>> {
  const answer = await asked;
  return answer.kind === 'ok' ? { kind: 'ok' } : failed(answer, '');
}

type Failure = Exclude<RecurringResult<object>, { kind: 'ok' }>;

function failed(answer: WireAnswer, without: string): Failure {
  if (answer.kind === 'ok') return { kind: 'unknown', cause: without };
  if (answer.kind !== 'refused') return answer;
  return { kind: saysNotFound(answer.description) ? 'not_found' : 'unknown', cause: answer.description };
}

/** Whether PayPlus's message means "there is no such thing", for which its documents name no code. */
export function saysNotFound(description: string): boolean {
  return /not[ _-]?found|does(?: not|n't) exist|no[ _-]transactions?/iu.test(description);
}

function stateOf(data: unknown): RecurringState | null {
  if (!isObject(data)) return null;
  const { recurring_uid: uid, valid, amount, currency_code: currency } = data;
  const minor = fromDecimal(amount);
  if (typeof uid !== 'string' || typeof valid !== 'boolean' || minor === null || currency !== 'ILS')
    return null;
  return {
    recurringUid: uid,
    isActive: valid,
    // A deleted one isn't found any more; a pause can be lifted.
    isOver: false,
    isPastDue: false,
    amount: { minor, currency },
  };
}

function chargesIn(data: unknown): unknown {
  return isObject(data) && Array.isArray(data['charges']) ? data['charges'] : data;
}
