-- A coupon is used no more often than it may be, in all and by each person; only money that came after its use was
-- released may go beyond that (docs/money.md 13.11).
with uses as (
  select coupon.id, coupon.code, use.user_id, coupon.max_uses, coupon.max_uses_each,
    count(*) over (partition by coupon.id) as in_all,
    count(*) over (partition by coupon.id, use.user_id) as by_one
  from coupon_redemptions use join coupons coupon on coupon.id = use.coupon_id
  where use.status <> 'released' and not use.is_late
)
select distinct format('coupon %s (id %s) is used %s times of %s, and %s times of %s by user %s', code, id, in_all,
  coalesce(max_uses::text, 'any'), by_one, max_uses_each, coalesce(user_id::text, '(gone)')) as finding
from uses
where in_all > max_uses or (user_id is not null and by_one > max_uses_each)
order by finding;
