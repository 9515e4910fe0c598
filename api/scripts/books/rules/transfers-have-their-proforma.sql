-- Each payment by bank transfer has its proforma over the sum that was asked for, and each proforma its payment by bank
-- transfer; money that came once more under one has none (docs/money.md 13.11).
select format('payment %s by bank transfer asked for %s, its proforma %s', paid.id,
  (coalesce(paid.asked_minor, paid.amount_minor) / 100.0)::numeric(12, 2),
  case when proforma.id is null then 'is not there' else format('%s asks for %s', proforma.number, proforma.amount) end) as finding
from payment_attempts paid
left join proformas proforma on proforma.attempt_id = paid.id
where paid.provider = 'bank' and paid.kind <> 'refund' and paid.charged_under_id is null
  and paid.status <> 'created'
  and coalesce(paid.asked_minor, paid.amount_minor) / 100.0 is distinct from proforma.amount
union all
select format('proforma %s is of payment %s, which is no bank transfer', proforma.number, paid.id)
from proformas proforma join payment_attempts paid on paid.id = proforma.attempt_id
where paid.provider <> 'bank' or paid.kind = 'refund';
