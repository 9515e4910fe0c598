-- A document names the provider's transaction by which the money moved (docs/money.md 2.5).
select format('%s %s (id %s) names transaction %s, payment %s is %s', document.kind, document.receipt_number,
  document.id, coalesce(document.transaction_id, '(none)'), moved.id, coalesce(moved.provider_txn, '(none)')) as finding
from books_documents document
join books_moved moved on moved.id = document.attempt_id
where document.transaction_id is distinct from moved.provider_txn
order by document.id;
