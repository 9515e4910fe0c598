-- Nothing is unmatched with the provider's statement: what differed was settled, or staff said how they dealt with it
-- (docs/money.md 13.3).
select format('statement line %s: %s has the %s %s of %s %s on %s: %s, payment %s', line.id, line.provider,
  line.direction, line.txn_id, (line.amount_minor / 100.0)::numeric(12, 2), line.currency,
  (line.moved_at at time zone 'Asia/Jerusalem')::date, replace(line.difference, '_', ' '),
  coalesce(line.attempt_id::text, '(none)')) as finding
from statement_lines line
where line.difference is not null and line.handled_at is null
order by line.id;
