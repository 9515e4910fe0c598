-- A plan that is over charges nobody again (docs/money.md 2.2).
select format('standing order %s is %s, its package %s is %s', mandate.id, mandate.status, package.id, package.status)
  as finding
from recurring_payments mandate
join packages package on package.id = mandate.package_id
where mandate.status in ('pending', 'active', 'paused') and package.status in ('expired', 'cancelled', 'refunded')
order by mandate.id;
