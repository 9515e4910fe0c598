-- What was asked for a payment and what its coupon took off make the price, and the receipt shows both; a coupon takes
-- off its percentage or its sum, and never more than the price (docs/money.md 13.11).
select format('use %s of coupon %s: price %s less %s, asked %s, on the receipt %s', use.id, coupon.code, use.price_minor,
  use.discount_minor, coalesce(asked.minor::text, '(nothing)'), coalesce(line.minor::text, '(nothing)')) as finding
from coupon_redemptions use
join coupons coupon on coupon.id = use.coupon_id
left join payment_attempts paid on paid.id = use.attempt_id
cross join lateral (select coalesce(paid.asked_minor, paid.amount_minor) as minor) asked
left join receipts receipt on receipt.attempt_id = paid.id and receipt.kind = 'receipt' and paid.asked_minor is null
left join lateral (
  select sum(-(item ->> 'total')::numeric * 100)::integer as minor from jsonb_array_elements(receipt.items) item
  where item -> 'facts' ->> 'kind' = 'coupon'
) line on true
where use.discount_minor <> case
    when coupon.percent is null then least((coupon.amount * 100)::integer, use.price_minor)
    else (use.price_minor * coupon.percent + 50) / 100 end
  or (paid.id is not null and asked.minor + use.discount_minor <> use.price_minor)
  or (receipt.id is not null and line.minor is distinct from use.discount_minor)
order by use.id;
