-- A plan that is over is not marked as paid (docs/money.md 2.2).
select format('package %s of user %s is %s and still marked as paid', id, user_id, status) as finding
from packages
where is_paid and status in ('expired', 'cancelled', 'refunded')
order by id;
