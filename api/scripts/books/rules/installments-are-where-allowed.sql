-- Only a year of a plan and an order are charged in payments: no renewal, no change of plan, no refund, no month, and
-- nothing at a provider that divides no sum (docs/money.md 13.11).
select format('payment %s, a %s at %s, is charged in %s payments', attempt.id, attempt.kind, attempt.provider,
  attempt.installments) as finding
from payment_attempts attempt
where attempt.installments > 1 and (
  attempt.kind not in ('initial', 'order') or attempt.provider not in ('payplus', 'sandbox')
  or attempt.payment_type is not null
  or exists (select from books_documents document, jsonb_array_elements(document.items) line
    where document.attempt_id = attempt.id and line -> 'facts' ->> 'kind' = 'plan'
      and line -> 'facts' ->> 'cycle' = 'monthly'))
order by attempt.id;
