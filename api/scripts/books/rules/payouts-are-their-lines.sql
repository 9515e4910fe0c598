-- What a payout brought to the bank is the sum of its lines less their fees, in its currency (docs/money.md 13.3).
select format('payout %s (%s %s): %s %s to the bank, %s in its lines', payout.id, payout.provider, payout.payout_uid,
  (payout.net_minor / 100.0)::numeric(12, 2), payout.currency,
  coalesce((sum(line.amount_minor - line.fee_minor) filter (where line.currency = payout.currency) / 100.0)
    ::numeric(12, 2), 0)) as finding
from payouts payout left join payout_lines line on line.payout_id = payout.id
group by payout.id
having payout.net_minor <> coalesce(sum(line.amount_minor - line.fee_minor)
  filter (where line.currency = payout.currency), 0) or bool_or(line.currency <> payout.currency)
order by payout.id;
