-- Each charge and refund is in one payout at most, unless staff said how they dealt with a second one
-- (docs/money.md 13.3).
select format('payment %s (%s %s %s) is in the payouts %s', min(attempt.id), line.provider, line.kind, line.txn_id,
  string_agg(line.payout_id::text, ', ' order by line.payout_id)) as finding
from payout_lines line
join payment_attempts attempt on attempt.provider = line.provider and attempt.provider_txn = line.txn_id
where line.payout_id is not null and line.kind in ('charge', 'refund') and line.handled_at is null
group by line.provider, line.kind, line.txn_id
having count(*) > 1
order by min(attempt.id);
