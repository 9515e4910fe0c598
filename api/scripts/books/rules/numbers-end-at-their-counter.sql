-- The counter of a series stands at the last number that was issued, so that the next one leaves no gap (docs/money.md 2.5).
select format('the counter of series %s stands at %s, its last number is %s', coalesce(counter.series, last.series),
  coalesce(counter.last_no, 0), coalesce(last.receipt_no, 0)) as finding
from receipt_counters counter
full join (select series, max(receipt_no) as receipt_no from books_documents group by series) last
  on last.series = counter.series
where coalesce(counter.last_no, 0) <> coalesce(last.receipt_no, 0)
order by 1;
