-- A plan that is being charged, or waits for the answer, has the payment that is out (docs/money.md 2.2).
select format('package %s of user %s is %s without a payment under way', package.id, package.user_id,
  package.renewal_process_status) as finding
from packages package
where package.renewal_process_status in ('charging', 'awaiting_result')
  and not exists (
    select from payment_attempts attempt where attempt.package_id = package.id
      and attempt.status in ('created', 'pending', 'requires_action', 'unknown'))
order by package.id;
