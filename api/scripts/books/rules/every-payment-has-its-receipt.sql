-- Whoever paid has a receipt: each charge that succeeded, in excess too, has one (docs/money.md 2.1, 2.5).
select format('payment %s of user %s took %s %s and has no receipt', moved.id, moved.user_id, moved.amount::numeric(12, 2),
  moved.currency) as finding
from books_moved moved
where moved.direction = 'charge' and moved.amount > 0
  and not exists (select from books_documents where attempt_id = moved.id and kind = 'receipt')
order by moved.id;
