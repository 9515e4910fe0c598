-- A lost dispute ends the plan whose running period the disputed payment paid (docs/money.md 13.12).
select format('package %s of user %s is %s, but payment %s for its period was lost in dispute %s', package.id,
  package.user_id, package.status, paid.id, dispute.id) as finding
from disputes dispute
join payment_attempts paid on paid.id = dispute.attempt_id and paid.status = 'succeeded'
join packages package on package.id = paid.package_id
where dispute.status = 'lost' and package.status in ('active', 'past_due')
  and not exists (
    select from payment_attempts later
    where later.package_id = package.id and later.status = 'succeeded' and later.kind in ('initial', 'renewal')
      and later.id > paid.id)
order by dispute.id;
