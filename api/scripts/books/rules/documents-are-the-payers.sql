-- A document belongs to whoever paid or was refunded (docs/money.md 2.5).
select format('%s %s (id %s) belongs to user %s, payment %s is of user %s', document.kind, document.receipt_number,
  document.id, document.user_id, moved.id, moved.user_id) as finding
from books_documents document
join books_moved moved on moved.id = document.attempt_id
where document.user_id <> moved.user_id
order by document.id;
