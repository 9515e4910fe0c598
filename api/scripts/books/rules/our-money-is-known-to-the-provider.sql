-- Every payment and refund of ours that counts is one of the provider's (docs/money.md 13.3).
select format('%s %s of user %s (%s %s) names transaction %s, which %s does not know', moved.kind, moved.id,
  moved.user_id, moved.amount::numeric(12, 2), moved.currency, coalesce(moved.provider_txn, '(none)'), moved.provider)
  as finding
from books_moved moved
where moved.provider = 'sandbox' and moved.amount > 0
  and not exists (
    select from books_statement line
    where line.provider = moved.provider and line.txn = moved.provider_txn and line.direction = moved.direction)
order by moved.id;
