-- The rate is that of the day of payment, as `vat_rates` says: 17 from 1.10.2015, 18 from 1.1.2025. A credit takes the rate of the receipt
-- it corrects (docs/money.md 3.7, 13.9).
select format('%s %s (id %s) of %s has %s%% VAT, %s%% is right', document.kind, document.receipt_number, document.id,
  (document.payment_date at time zone 'Asia/Jerusalem')::date, document.vat_rate, expected.rate) as finding
from books_documents document
left join payment_attempts refund on refund.id = document.attempt_id and document.kind = 'credit'
left join books_documents corrected on corrected.kind = 'receipt' and corrected.attempt_id = refund.parent_attempt_id
cross join lateral (
  select coalesce(corrected.vat_rate, (
    select rate from vat_rates
    where first_day <= (document.payment_date at time zone 'Asia/Jerusalem')::date
    order by first_day desc limit 1)) as rate
) expected
where document.vat_rate <> expected.rate
order by document.id;
