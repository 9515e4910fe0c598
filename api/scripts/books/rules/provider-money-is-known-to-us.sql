-- Every charge and refund of the provider's is a payment of ours that counts (docs/money.md 13.1, 13.3).
select format('%s has the %s %s of %s %s on %s, reference %s: no payment of ours counts it', line.provider,
  line.direction, line.txn, line.amount, line.currency, (line.at at time zone 'Asia/Jerusalem')::date,
  coalesce(line.reference, '(none)')) as finding
from books_settled_statement line
where not exists (
    select from books_moved moved
    where moved.provider = line.provider and moved.provider_txn = line.txn and moved.direction = line.direction)
  and not exists (
    select from books_documents document where document.archived and document.transaction_id = line.txn)
order by line.at, line.txn;
