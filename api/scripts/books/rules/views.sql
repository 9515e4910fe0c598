-- What the rules read: every document, every movement of money as a payment provider tells it, and the day of each in
-- Israel. Written from docs/money.md. With psql: this file, then a rule, in one transaction.

-- The moment at which the books are read; a test turns its clock.
create temp view books_now as
  select coalesce(nullif(current_setting('books.now', true), '')::timestamptz, now()) as at;

-- Receipts and credits: of accounts, and of accounts that were closed, which have no user any more (2.5, 13.7).
create temp view books_documents as
  select id, user_id is null as archived, kind, series, receipt_no, receipt_number, user_id, attempt_id, amount, currency,
    vat_rate, vat_amount, items, snapshot, transaction_id, payment_method, installments, created_at, payment_date
  from receipts;

-- Attempts that took or gave back money (2.1), and those whose money came in another amount than asked and waits for
-- staff (13.2). A card that was only stored moved none.
create temp view books_moved as
  select *, case kind when 'refund' then 'refund' else 'charge' end as direction, amount_minor / 100.0 as amount
  from payment_attempts
  where (status in ('succeeded', 'excess') or asked_minor is not null)
    and (kind <> 'card_update' or amount_minor > 0);

-- Approved charges and refunds: as the sandbox's own books have them, and as the statements of other providers listed
-- them. Payments of the demo page are not a customer's.
create temp view books_statement as
  select 'sandbox' as provider, uid::text as txn, case type when 'Refund' then 'refund' else 'charge' end as direction,
    amount, currency::text as currency, nullif(more_info, '') as reference, parent_uid::text as parent_txn,
    coalesce(visible_from, created_at) as at
  from sandbox_psp.transactions
  where status_code = '000' and type in ('Charge', 'Refund')
    and (visible_from is null or visible_from <= (select at from books_now))
    and more_info not in (select public_id::text from demo_payments)
  union all
  select provider, txn_id, direction, amount_minor / 100.0, currency, reference, parent_txn_id, moved_at
  from statement_lines
  where provider <> 'sandbox' and seen_at is not null
  union all
  -- What the bank took back with a lost dispute (13.12) is on no list of charges and refunds.
  select 'sandbox', uid::text, 'refund', amount, 'ILS', null, transaction_uid::text, decided_at
  from sandbox_psp.disputes where status = 'lost'
  union all
  -- Other providers tell of it in an event, and any by a letter that staff write down: that is their word.
  select dispute.provider, coalesce(dispute.provider_dispute_id, 'letter:' || dispute.id), 'refund',
    dispute.amount_minor / 100.0, dispute.currency, null, paid.provider_txn, dispute.closed_at
  from disputes dispute join payment_attempts paid on paid.id = dispute.attempt_id
  where dispute.status = 'lost' and (
    case dispute.provider when 'sandbox' then dispute.provider_dispute_id is null
    -- One of whom there is no statement says nothing of its money.
    else dispute.provider in (select provider from statement_lines where seen_at is not null) end);

-- The same without what is still being asked about, or waits for staff: such an attempt may lag behind its provider.
create temp view books_settled_statement as
  select line.* from books_statement line
  where not exists (
    select from payment_attempts attempt where attempt.public_id::text = line.reference
      and (attempt.status in ('created', 'pending', 'requires_action', 'unknown')
        or attempt.status = 'manual_review' and attempt.provider_txn is null));
