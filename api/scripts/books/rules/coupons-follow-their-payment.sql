-- The use of a coupon follows its payment: used once that succeeded, released once it did not, reserved until then
-- (docs/money.md 13.11).
select format('use %s of coupon %s is %s, payment %s is %s', use.id, use.coupon_id, use.status,
  coalesce(paid.id::text, '(none)'), coalesce(paid.status, '(none)')) as finding
from coupon_redemptions use
left join payment_attempts paid on paid.id = use.attempt_id
where use.status <> case
  when paid.id is null then 'used'
  when paid.status = 'succeeded' then 'used'
  when paid.status in ('failed', 'expired', 'excess') then 'released'
  else 'reserved' end
order by use.id;
