-- A document says the sum that moved, to the agora (docs/money.md 1.8, 2.5).
select format('%s %s (id %s) says %s, payment %s moved %s', document.kind, document.receipt_number, document.id,
  document.amount, moved.id, moved.amount::numeric(12, 2)) as finding
from books_documents document
join books_moved moved on moved.id = document.attempt_id
where document.amount <> moved.amount
order by document.id;
