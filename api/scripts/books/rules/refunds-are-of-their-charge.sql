-- At the provider, too, a refund is of the charge that it refunds here (docs/money.md 2.1).
select format('refund %s is of payment %s (transaction %s), %s refunded transaction %s', refund.id, paid.id,
  coalesce(paid.provider_txn, '(none)'), line.provider, line.parent_txn) as finding
from books_moved refund
join payment_attempts paid on paid.id = refund.parent_attempt_id
join books_statement line on line.provider = refund.provider and line.txn = refund.provider_txn
where line.parent_txn is not null and line.parent_txn is distinct from paid.provider_txn
order by refund.id;
