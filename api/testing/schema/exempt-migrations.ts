const first = 'makes a table in an empty database (1.0.0)';
const early = 'ran before the rules were checked; the tables it changes were small';

/**
 * Migrations that squawk finds dangerous, with the rules that they break and why they stay: what others have run is never
 * edited. Nothing is added here: a new migration is clean (docs/how-to/migration.md).
 */
export const exemptMigrations: Record<string, { why: string; breaks: readonly string[] }> = {
  '20261122140500_create_orders_and_chips.ts': { why: first, breaks: ['ban-char-field'] },
  '20261122170100_remember_devices.ts': {
    why: early,
    breaks: ['disallowed-unique-constraint', 'constraint-missing-not-valid'],
  },
  '20261122173000_hold_cards.ts': {
    why: early,
    breaks: [
      'adding-field-with-default',
      'constraint-missing-not-valid',
      'require-concurrent-index-creation',
    ],
  },
  '20261123000000_pictures_of_open_orders.ts': { why: early, breaks: ['require-concurrent-index-creation'] },
  '20261123040000_add_documents.ts': {
    why: early,
    breaks: ['require-concurrent-index-creation', 'constraint-missing-not-valid'],
  },
  '20261123052000_add_payment_links.ts': { why: early, breaks: ['constraint-missing-not-valid'] },
  '20261123053000_add_logo.ts': { why: early, breaks: ['constraint-missing-not-valid'] },
  '20261123060000_add_money_as_taken.ts': {
    why: early,
    breaks: [
      'adding-foreign-key-constraint',
      'require-concurrent-index-creation',
      'constraint-missing-not-valid',
    ],
  },
  '20261123063200_keep_money_of_closed_accounts.ts': {
    why: `${early}; the table it drops was emptied into another first`,
    breaks: [
      'ban-drop-not-null',
      'constraint-missing-not-valid',
      'adding-foreign-key-constraint',
      'require-concurrent-index-creation',
      'require-concurrent-index-deletion',
      'ban-drop-table',
    ],
  },
  '20261123064100_limit_declines.ts': { why: early, breaks: ['require-concurrent-index-creation'] },
  '20261123064200_create_disputes.ts': {
    why: early,
    breaks: [
      'adding-foreign-key-constraint',
      'constraint-missing-not-valid',
      'require-concurrent-index-creation',
    ],
  },
  '20261123120000_add_consents_of_packages.ts': {
    why: early,
    breaks: [
      'ban-drop-not-null',
      'adding-foreign-key-constraint',
      'constraint-missing-not-valid',
      'require-concurrent-index-creation',
    ],
  },
  '20261123131000_add_coupons_of_orders.ts': {
    why: early,
    breaks: ['adding-foreign-key-constraint', 'require-concurrent-index-creation'],
  },
  '20261123140000_create_proformas.ts': {
    why: early,
    breaks: ['constraint-missing-not-valid', 'require-concurrent-index-creation'],
  },
  '20261124111000_end_sessions_of_staff.ts': {
    why: early,
    breaks: [
      'constraint-missing-not-valid',
      'adding-foreign-key-constraint',
      'require-concurrent-index-creation',
    ],
  },
};
