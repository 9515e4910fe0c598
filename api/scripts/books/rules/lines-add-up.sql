-- The lines of a document add up to its sum, and the net and tax it shows are those of its sum (docs/money.md 2.5, 3.7).
select format('%s %s (id %s) over %s has lines of %s, and shows a net of %s and VAT of %s', document.kind,
  document.receipt_number, document.id, document.amount, lines.total, coalesce(document.snapshot ->> 'net', '(none)'),
  coalesce(document.snapshot ->> 'vat', '(none)')) as finding
from books_documents document
cross join lateral (
  select coalesce(sum((line ->> 'total')::numeric), 0) as total,
    coalesce(bool_or((line ->> 'total')::numeric
      <> (line ->> 'quantity')::numeric * (line ->> 'unitPrice')::numeric), false) as wrong
  from jsonb_array_elements(document.items) line
) lines
where lines.total <> document.amount or lines.wrong
  or (document.snapshot ->> 'net')::numeric <> document.amount - document.vat_amount
  or (document.snapshot ->> 'vat')::numeric <> document.vat_amount
order by document.id;
