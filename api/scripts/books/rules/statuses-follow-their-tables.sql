-- Statuses move only as the tables of docs/money.md 2 say.
with allowed (entity, from_status, to_status) as (
  select entity, from_status, unnest(string_to_array(goals, ' ')) from (values
    ('payment_attempts', 'created', 'pending failed'),
    ('payment_attempts', 'pending', 'failed requires_action succeeded unknown expired excess'),
    ('payment_attempts', 'requires_action', 'succeeded failed unknown expired excess'),
    ('payment_attempts', 'unknown', 'succeeded failed manual_review excess'),
    ('payment_attempts', 'expired', 'succeeded excess'),
    ('payment_attempts', 'failed', 'succeeded excess'),
    ('payment_attempts', 'manual_review', 'succeeded failed excess'),
    ('packages', 'inactive', 'pending_payment active'),
    ('packages', 'pending_payment', 'inactive active'),
    ('packages', 'active', 'past_due expired cancelled refunded'),
    ('packages', 'past_due', 'active expired cancelled'),
    ('packages', 'expired', 'active'),
    ('packages', 'cancelled', 'refunded'),
    ('recurring_payments', 'pending', 'active failed'),
    ('recurring_payments', 'active', 'paused cancelled completed failed'),
    ('recurring_payments', 'paused', 'active cancelled'),
    ('physical_card_orders', 'pending', 'paid cancelled'),
    ('physical_card_orders', 'paid', 'in_production cancelled'),
    ('physical_card_orders', 'in_production', 'shipped cancelled'),
    ('physical_card_orders', 'shipped', 'delivered returned'),
    ('physical_card_orders', 'delivered', 'returned'),
    ('physical_card_orders', 'cancelled', 'refunded'),
    ('physical_card_orders', 'returned', 'refunded'),
    ('disputes', 'opened', 'evidence_sent won lost'),
    ('disputes', 'evidence_sent', 'won lost')
  ) tables (entity, from_status, goals)
)
select format('step %s: %s %s went from %s to %s', step.id, step.entity, step.entity_id, step.from_status,
  step.to_status) as finding
from state_transitions step
where not exists (
  select from allowed
  where (allowed.entity, allowed.from_status, allowed.to_status) = (step.entity, step.from_status, step.to_status))
order by step.id;
