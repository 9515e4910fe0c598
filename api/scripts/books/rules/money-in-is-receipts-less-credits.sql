-- For each person, day in Israel and provider: the money that the provider moved is that of the receipts, less that of
-- the credits (docs/money.md 8.9).
with moved as (
  select line.provider, coalesce(own.user_id, known.user_id, archived.user_id) as user_id,
    (line.at at time zone 'Asia/Jerusalem')::date as day, line.currency,
    case line.direction when 'refund' then -line.amount else line.amount end as amount
  from books_settled_statement line
  left join payment_attempts own on own.public_id::text = line.reference
  left join payment_attempts known on known.provider = line.provider and known.provider_txn = line.txn
  left join books_documents archived on archived.archived and archived.transaction_id = line.txn
), written as (
  select coalesce(attempt.provider, line.provider) as provider, document.user_id,
    (document.payment_date at time zone 'Asia/Jerusalem')::date as day, document.currency,
    case document.kind when 'credit' then -document.amount else document.amount end as amount
  from books_documents document
  left join payment_attempts attempt on attempt.id = document.attempt_id
  left join books_statement line on line.txn = document.transaction_id
), sums as (
  select provider, user_id, day, currency, sum(moved) as moved, sum(written) as written
  from (select provider, user_id, day, currency, amount as moved, 0 as written from moved
    union all select provider, user_id, day, currency, 0, amount from written) entries
  group by provider, user_id, day, currency
)
select format('user %s, %s, %s: the provider moved %s %s, receipts less credits are %s', coalesce(user_id::text, '(nobody)'),
  day, provider, moved, currency, written) as finding
from sums
-- A provider whose books are not here says nothing of its money.
where moved <> written and provider in (select provider from books_statement)
order by day, user_id;
