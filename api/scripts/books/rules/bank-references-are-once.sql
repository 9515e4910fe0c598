-- A movement at the bank is counted once: what came or went by bank transfer names its reference, and no two the same,
-- however it was typed (docs/money.md 13.11).
select format('%s by bank transfer: payments %s name %s', count(*), string_agg(id::text, ', ' order by id),
  coalesce('reference ' || min(provider_txn), 'no reference')) as finding
from books_moved
where provider = 'bank' and dispute_id is null
group by coalesce(upper(regexp_replace(provider_txn, '[^[:alnum:]]', '', 'g')), 'none of ' || id)
having count(*) > 1 or bool_or(provider_txn is null)
order by 1;
