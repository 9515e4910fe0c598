-- What the provider couldn't say for a day is before staff (docs/money.md 2.1).
select format('payment %s of user %s is unknown since %s', id, user_id, sent_at) as finding
from payment_attempts
where status = 'unknown' and not needs_review and coalesce(sent_at, created_at) < (select at from books_now) - interval '48 hours'
order by id;
