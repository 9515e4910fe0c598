-- Every change of a status is written down, each step goes on where the last one ended, and the last one leads to the
-- status as it is (docs/money.md 2).
with steps as (
  select entity, entity_id, id, from_status, to_status,
    lead(from_status) over (partition by entity, entity_id order by id) as next_from
  from state_transitions
), present as (
  select 'payment_attempts' as entity, id, status from payment_attempts
  union all select 'packages', id, status from packages
  union all select 'recurring_payments', id, status from recurring_payments
  union all select 'physical_card_orders', id, status from physical_card_orders
  union all select 'disputes', id, status from disputes
)
select format('%s %s: step %s led to %s, then it was %s', steps.entity, steps.entity_id, steps.id, steps.to_status,
  coalesce(steps.next_from, present.status)) as finding
from steps
join present on present.entity = steps.entity and present.id = steps.entity_id
where steps.to_status <> coalesce(steps.next_from, present.status)
order by steps.id;
