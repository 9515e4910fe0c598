import type { Knex } from 'knex';
import type { HistoryFinding } from '../world.ts';
import { figuresOf, plain, sameFigures, wordsOf, type Figures } from './figures.ts';

interface SentMail {
  id: number;
  user_id: number | null;
  template: string;
  subject: string;
  text_body: string;
}

/** What the books say that a mail has to say: any of these. */
type Truth = (knex: Knex, mail: SentMail) => Promise<Figures[]>;

interface Row {
  days: (string | null)[];
  sums: (number | null)[];
}

/** Days are Israel's, sums agorot. */
async function truths(knex: Knex, sql: string, bindings: Record<string, unknown>): Promise<Figures[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(sql, bindings);
  return rows.map(({ days, sums }) => ({
    days: days.filter((day) => day !== null),
    sums: sums.filter((minor) => minor !== null).map(Number),
  }));
}

const day = (column: string) => `((${column}) at time zone 'Asia/Jerusalem')::date::text`;
const minor = (column: string) => `round((${column}) * 100)::bigint`;

/**
 * A document is of the day and the sum that the provider moved (docs/money.md 2.5, 13.3), and its line names the period
 * of service (13.7).
 */
const ofDocument: Truth = (knex, { subject }) =>
  truths(
    knex,
    `select array[${day('moved.at')}] || array(
         select ${day(`(moment #>> '{}')::timestamptz`)} from jsonb_path_query(document.items, '$[*].facts.**.to') moment
         union select ${day(`(moment #>> '{}')::timestamptz`)}
         from jsonb_path_query(document.items, '$[*].facts.**.from') moment) as days,
       array[${minor('moved.amount')}] as sums
     from receipts document
     join lateral (
       select coalesce(visible_from, created_at) as at, amount from sandbox_psp.transactions
       where uid::text = document.transaction_id
       union all select decided_at, amount from sandbox_psp.disputes where uid::text = document.transaction_id
       union all
       select closed_at, amount_minor / 100.0 from disputes where 'letter:' || id = document.transaction_id
     ) moved on true
     where document.receipt_number = :number`,
    { number: /[A-Z]\d{6,}/u.exec(plain(subject))?.[0] ?? '' },
  );

/** The next charge of a plan that renews, and its sum: that of the plan that follows, where one does (docs/money.md 3.2). */
const ofNextCharge: Truth = (knex, { user_id: userId }) =>
  truths(
    knex,
    `select array[${day('package.next_payment_date')}] as days,
       array[${minor('coalesce(following.to_price, package.price)')}] as sums
     from packages package
     left join package_changes following on following.package_id = package.id
       and following.status = 'pending' and following.takes_effect = 'period_end'
     where package.user_id = :userId and package.auto_renew and package.status = 'active'`,
    { userId },
  );

/** The next try, and the end of the grace: a week after the day on which it fell due (docs/money.md 3.1). */
const ofFailedCharge: Truth = (knex, { user_id: userId }) =>
  truths(
    knex,
    `select array[${day('next_payment_date')}, ${day('grace_until')}] as days, array[${minor('price')}] as sums
     from packages where user_id = :userId and status = 'past_due'`,
    { userId },
  );

/** What a mail says of a plan's name ends with this sign, so that "plan 1" is not found in "plan 10". */
const endOfName = '\u2069';

/** The last day that the last mail about a charge of the plan that ended just now promised. Other plans have their own. */
async function promisedEnd(knex: Knex, mail: SentMail): Promise<string | null> {
  const ended = await knex('packages as package')
    .join('state_transitions as step', (on) =>
      on.on('step.entity_id', 'package.id').andOnVal('step.entity', 'packages'),
    )
    .join('products as product', 'product.id', 'package.product_id')
    .where({ 'package.user_id': mail.user_id, 'step.to_status': 'expired' })
    .where('step.created_at', knex('mail_log').where({ id: mail.id }).select('created_at'))
    .select('product.name', knex.raw("product.translations #>> '{en,name}' as english"));
  const names = ended.flatMap(({ name, english }) => [name, english]).filter(Boolean);
  const told: string[] = await knex('mail_log')
    .where({ user_id: mail.user_id, template: 'charge_failed' })
    .where('id', '<', mail.id)
    .orderBy('id', 'desc')
    .pluck('text_body');
  const promise = told.find((text) => names.some((name) => text.includes(`${name}${endOfName}`)));
  return promise ? (figuresOf(promise).days.at(-1) ?? null) : null;
}

/**
 * The end of the paid time; of the grace that the last mail about the charge promised; or now, where somebody ended it
 * before (docs/money.md 2.2).
 */
const ofEnd: Truth = async (knex, mail) => {
  const promised = await promisedEnd(knex, mail);
  return truths(
    knex,
    `select array[least(${day('step.created_at')}, case step.from_status
        when 'active' then ${day('package.end_date')} else :promised end)] as days, array[]::bigint[] as sums
     from packages package
     join state_transitions step on step.entity = 'packages' and step.entity_id = package.id
     where package.user_id = :userId and step.to_status = 'expired'
       and step.created_at = (select created_at from mail_log where id = :id)`,
    { userId: mail.user_id, id: mail.id, promised },
  );
};

/** The paid time goes on to its end, or is over at once where nothing was paid (docs/money.md 3.4). */
const ofStop: Truth = (knex, { user_id: userId, id }) =>
  truths(
    knex,
    `select array[${day('end_date')}] as days, array[]::bigint[] as sums from packages
     where user_id = :userId and not auto_renew
     union all
     select array[${day('created_at')}], array[]::bigint[] from mail_log where id = :id`,
    { userId, id },
  );

/** What goes back is what is written down to go back (docs/money.md 3.6). */
const ofCancelling: Truth = (knex, { user_id: userId, id }) =>
  truths(
    knex,
    `with back as (
       select refund.package_id, sum(refund.amount_minor) as minor from payment_attempts refund
       join payment_attempts paid on paid.id = refund.parent_attempt_id and paid.status = 'succeeded'
       where refund.kind = 'refund' and refund.user_id = :userId
         and refund.created_at = (select created_at from mail_log where id = :id) group by refund.package_id)
     select array[${day(`case when package.status in ('active', 'past_due') then package.end_date
         else (select created_at from mail_log where id = :id) end`)}] as days,
       array[coalesce(back.minor, 0)] as sums
     from packages package left join back on back.package_id = package.id
     where package.user_id = :userId`,
    { userId, id },
  );

/** Mails whose truth stays as it was: they may be compared at any time. */
export const lastingMails = ['receipt', 'credit'] as const;

const ofMail: Readonly<Record<string, Truth>> = {
  receipt: ofDocument,
  credit: ofDocument,
  renewal_ahead: ofNextCharge,
  charge_failed: ofFailedCharge,
  package_ended: ofEnd,
  renewal_stopped: ofStop,
  deal_cancelled: ofCancelling,
};

/**
 * Compares mails with the books as they stand right after: same sum, same day.
 * @param after number of the last mail that was looked at before
 * @param only these kinds of mails
 * @returns the number of the last one, how many were compared, and each difference
 */
export async function compareMails(
  knex: Knex,
  after: number,
  only: readonly string[] = Object.keys(ofMail),
): Promise<{ last: number; compared: number; differences: HistoryFinding[] }> {
  const mails = (await knex('mail_log')
    .where('id', '>', after)
    .orderBy('id')
    .select('id', 'user_id', 'template', 'subject', 'text_body')) as SentMail[];
  const differences: HistoryFinding[] = [];
  let compared = 0;
  for (const mail of mails) {
    const truth = ofMail[mail.template];
    if (!truth || mail.user_id === null || !only.includes(mail.template)) continue;
    compared += 1;
    const says = figuresOf(`${mail.subject}\n${mail.text_body}`);
    const right = await truth(knex, mail);
    if (right.some((one) => sameFigures(says, one))) continue;
    differences.push({
      person: `user ${mail.user_id}`,
      place: `mail ${mail.id}, ${mail.template}`,
      what: `says ${wordsOf(says)}; the books say ${right.map(wordsOf).join(', or ') || 'nothing of it'}`,
    });
  }
  return { last: mails.at(-1)?.id ?? after, compared, differences };
}

/** Whoever has a document was told of it once (docs/money.md 2.5); the mail of a closed account has no user any more. */
export async function compareMailedDocuments(knex: Knex): Promise<HistoryFinding[]> {
  const { rows } = await knex.raw<{ rows: { number: string; user_id: number; mails: number }[] }>(
    `select document.receipt_number as number, document.user_id, count(mail.id)::integer as mails
     from receipts document
     left join mail_log mail on mail.template in ('receipt', 'credit')
       and mail.subject ~ ('\\m' || document.receipt_number || '\\M')
     where document.user_id is not null
     group by document.id having count(mail.id) <> 1`,
  );
  return rows.map(({ number, user_id: userId, mails }) => ({
    person: `user ${userId}`,
    place: `document ${number}`,
    what: `${mails} mails tell of it`,
  }));
}
