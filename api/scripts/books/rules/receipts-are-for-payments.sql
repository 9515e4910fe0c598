-- A receipt is only ever issued for a charge that succeeded (docs/money.md 2.5). The payments of closed accounts may be
-- gone; their receipts stay.
select format('receipt %s (id %s) of user %s is for %s', document.receipt_number, document.id, document.user_id,
  case when document.attempt_id is null then 'no payment'
    when attempt.id is null then format('payment %s, which is not there', document.attempt_id)
    else format('payment %s, a %s that is %s', attempt.id, attempt.kind, attempt.status) end) as finding
from books_documents document
left join payment_attempts attempt on attempt.id = document.attempt_id
where document.kind = 'receipt'
  and (document.attempt_id is null or not document.archived or attempt.id is not null)
  and not exists (select from books_moved where id = document.attempt_id and direction = 'charge')
order by document.id;
