-- The tax in a sum is what is left of it without its net, which is rounded to the agora (docs/money.md 3.7).
select format('%s %s (id %s) over %s says VAT of %s at %s%%', kind, receipt_number, id, amount, vat_amount, vat_rate)
  as finding
from books_documents
where vat_amount <> amount - round(amount * 100 / (100 + vat_rate), 2)
order by id;
