-- The provider charges in as many payments as we say, and they add up to the whole sum (docs/money.md 13.11).
select format('payment %s is in %s payments of %s in all; transaction %s has %s: %s, then %s each', moved.id,
  moved.installments, moved.amount, line.uid, line.number_of_payments, coalesce(line.first_payment_amount, line.amount),
  coalesce(line.rest_payments_amount, 0)) as finding
from books_moved moved
join sandbox_psp.transactions line on line.uid::text = moved.provider_txn
where moved.provider = 'sandbox' and moved.direction = 'charge' and (
  line.number_of_payments <> moved.installments
  or line.amount <> coalesce(line.first_payment_amount, line.amount)
    + (line.number_of_payments - 1) * coalesce(line.rest_payments_amount, 0))
order by moved.id;
