-- A document says in how many payments the card was charged; a credit, those of its payment (docs/money.md 13.11).
select format('%s %s (id %s) says %s payments, payment %s was charged in %s', document.kind, document.receipt_number,
  document.id, document.installments, moved.id, paid.installments) as finding
from books_documents document
join books_moved moved on moved.id = document.attempt_id
join payment_attempts paid on paid.id = coalesce(moved.parent_attempt_id, moved.id)
where document.installments <> paid.installments
order by document.id;
