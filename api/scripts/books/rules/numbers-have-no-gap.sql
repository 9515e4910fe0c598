-- The numbers of each series run from 1 without a gap (docs/money.md 1.9, 2.5). Documents of closed accounts are
-- forgotten after their seventh year: a number is missed only where the document after it is younger than that.
select format('series %s lacks %s', numbered.series,
  case when missing.first_no = missing.last_no then missing.first_no::text
    else format('%s to %s', missing.first_no, missing.last_no) end) as finding
from (
  select series, receipt_no, created_at,
    coalesce(lag(receipt_no) over (partition by series order by receipt_no), 0) as before
  from books_documents
) numbered
cross join lateral (select numbered.before + 1 as first_no, numbered.receipt_no - 1 as last_no) missing
where missing.first_no <= missing.last_no
  and numbered.created_at > (select at from books_now) - interval '7 years'
order by numbered.series, missing.first_no;
