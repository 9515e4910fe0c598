-- A document says what was paid with; a credit, what its payment was paid with (docs/money.md 13.11).
select format('%s %s (id %s) says %s, payment %s was paid with %s', document.kind, document.receipt_number, document.id,
  document.payment_method, moved.id, coalesce(paid.payment_type, 'credit_card')) as finding
from books_documents document
join books_moved moved on moved.id = document.attempt_id
join payment_attempts paid on paid.id = coalesce(moved.parent_attempt_id, moved.id)
where document.payment_method <> coalesce(paid.payment_type, 'credit_card')
order by document.id;
