-- A standing order says what its package says: when it charges next, how much, in which currency, how often, and
-- whether it charges at all (docs/money.md 2.3, 13.4).
select format('standing order %s (%s, %s %s, next %s, every %s) differs from package %s (%s, %s %s, next %s, %s)',
  mandate.id, mandate.status, mandate.amount, mandate.currency, coalesce(mandate.next_charge_date::text, 'never'),
  mandate.recurring_range, package.id, case when package.auto_renew then 'renews' else 'does not renew' end,
  package.price, package.currency, coalesce(package.next_payment_date::text, 'never'), package.billing_cycle) as finding
from recurring_payments mandate
join packages package on package.id = mandate.package_id
where mandate.status in ('pending', 'active', 'paused')
  and (mandate.user_id <> package.user_id
    or mandate.product_id is distinct from package.product_id
    or mandate.amount <> package.price
    or mandate.currency <> package.currency
    or mandate.next_charge_date is distinct from package.next_payment_date
    or mandate.recurring_range <> case package.billing_cycle when 'yearly' then 12 else 1 end
    -- One that waits for its first charge is neither.
    or (mandate.status <> 'pending' and (mandate.status = 'paused') = package.auto_renew))
order by mandate.id;
