-- The provider moved the sum and the currency that we wrote down (docs/money.md 2.1, 3.9).
select format('%s %s is %s %s, %s moved %s %s by transaction %s', moved.kind, moved.id, moved.amount::numeric(12, 2),
  moved.currency, line.provider, line.amount, line.currency, line.txn) as finding
from books_moved moved
join books_statement line on line.provider = moved.provider and line.txn = moved.provider_txn
where line.amount <> moved.amount or line.currency <> moved.currency
order by moved.id;
