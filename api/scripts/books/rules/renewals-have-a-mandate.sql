-- A plan that renews by itself has the standing order by which its owner agreed to it (docs/money.md 2.3).
select format('package %s of user %s renews on %s without a standing order', package.id, package.user_id,
  package.next_payment_date) as finding
from packages package
where package.auto_renew and package.status in ('active', 'past_due') and package.renewal_driver is not null
  and not exists (
    select from recurring_payments mandate
    where mandate.package_id = package.id and mandate.status in ('pending', 'active', 'paused'))
order by package.id;
