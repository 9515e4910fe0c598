-- Receipts and credits never share a series (docs/money.md 2.5).
select format('series %s holds receipts and credits, such as %s and %s', series,
  min(receipt_number) filter (where kind = 'receipt'), min(receipt_number) filter (where kind = 'credit')) as finding
from books_documents
group by series
having count(distinct kind) > 1
order by series;
