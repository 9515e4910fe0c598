-- Each receipt and credit of a provider that issues tax documents has its tax document, or an open order for one; those
-- from before the first one was ordered have none, nor has a credit of such a receipt (docs/money.md 13.8).
select format('%s %s of user %s has no tax document and no order for one', document.kind, document.receipt_number,
  document.user_id) as finding
from books_documents document
join payment_attempts attempt on attempt.id = document.attempt_id
where (attempt.provider in ('payplus', 'sandbox')
    -- Of a bank transfer the provider that this installation has at the time issues it, or nobody.
    or attempt.provider = 'bank' and document.kind = 'credit')
  and document.id > (select min(receipt_id) from tax_documents)
  and not exists (select from tax_documents where receipt_id = document.id)
  and (document.kind = 'receipt' or exists (
    select from receipts paid join tax_documents ordered on ordered.receipt_id = paid.id
    where paid.kind = 'receipt' and paid.attempt_id = attempt.parent_attempt_id))
union all
select format('tax document %s of receipt %s is of another kind than it', tax.id, document.receipt_number)
from tax_documents tax join books_documents document on document.id = tax.receipt_id
where (tax.kind = 'credit_invoice') <> (document.kind = 'credit');
