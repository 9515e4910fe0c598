-- A document bears the day, in Israel, on which the provider moved the money (docs/money.md 13.3).
select format('%s %s (id %s) says %s, the provider moved %s on %s', document.kind, document.receipt_number, document.id,
  (document.payment_date at time zone 'Asia/Jerusalem')::date, line.txn,
  (line.at at time zone 'Asia/Jerusalem')::date) as finding
from books_documents document
join books_statement line on line.txn = document.transaction_id
where (document.payment_date at time zone 'Asia/Jerusalem')::date <> (line.at at time zone 'Asia/Jerusalem')::date
order by document.id;
