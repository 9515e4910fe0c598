-- Whoever was refunded has a credit: each refund that succeeded has one (docs/money.md 2.5).
select format('refund %s of user %s gave back %s %s and has no credit', moved.id, moved.user_id,
  moved.amount::numeric(12, 2), moved.currency) as finding
from books_moved moved
where moved.direction = 'refund'
  and not exists (select from books_documents where attempt_id = moved.id and kind = 'credit')
order by moved.id;
