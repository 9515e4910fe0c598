-- No payment has two receipts, no refund two credits (docs/money.md 2.5).
select format('payment %s has %s documents of kind %s: %s', attempt_id, count(*), kind,
  string_agg(receipt_number, ', ' order by receipt_number)) as finding
from books_documents
where attempt_id is not null
group by attempt_id, kind
having count(*) > 1
order by attempt_id;
