-- The counter of a series stands at the last number that was issued, so that the next one leaves no gap; proformas have
-- a series of their own (docs/money.md 2.5, 13.11).
select format('the counter of series %s stands at %s, its last number is %s', coalesce(counter.series, last.series),
  coalesce(counter.last_no, 0), coalesce(last.last_no, 0)) as finding
from receipt_counters counter
full join (
  select series, max(receipt_no) as last_no from books_documents group by series
  union all select 'P', max(proforma_no) from proformas having count(*) > 0
) last on last.series = counter.series
where coalesce(counter.last_no, 0) <> coalesce(last.last_no, 0)
order by 1;
