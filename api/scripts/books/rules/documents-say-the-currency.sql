-- A document is in the currency that moved (docs/money.md 2.5).
select format('%s %s (id %s) is in %s, payment %s was in %s', document.kind, document.receipt_number, document.id,
  document.currency, moved.id, moved.currency) as finding
from books_documents document
join books_moved moved on moved.id = document.attempt_id
where document.currency <> moved.currency
order by document.id;
