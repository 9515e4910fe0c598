import type { ChoiceName } from '../i18n/he/choices.ts';

/** Colours of statuses: done, waiting for staff, failed, nothing to do. */
export type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

const tones: Partial<Record<ChoiceName, Record<string, Tone>>> = {
  attemptStatus: {
    created: 'waiting',
    pending: 'waiting',
    requires_action: 'waiting',
    unknown: 'waiting',
    succeeded: 'good',
    excess: 'waiting',
    failed: 'bad',
    manual_review: 'bad',
  },
  transferStatus: { pending: 'waiting', succeeded: 'good', excess: 'waiting', manual_review: 'bad' },
  redemptionStatus: { reserved: 'waiting', used: 'good' },
  disputeStatus: { opened: 'bad', evidence_sent: 'waiting', won: 'good', lost: 'bad' },
  importStatus: { checked: 'waiting', running: 'waiting', stopped: 'bad', done: 'good' },
  backupRunStatus: { running: 'waiting', passed: 'good', failed: 'bad' },
  payoutStatus: { pending: 'waiting', paid: 'good', failed: 'bad' },
  eventStatus: { received: 'waiting', processed: 'good', parked: 'bad' },
  packageStatus: { active: 'good', pending_payment: 'waiting', past_due: 'bad' },
  renewalProcessStatus: {
    charging: 'waiting',
    retry_scheduled: 'waiting',
    awaiting_result: 'waiting',
    needs_customer: 'bad',
    exhausted: 'bad',
    manual_review: 'bad',
  },
  campaignStatus: { scheduled: 'waiting', sent: 'good', sending: 'waiting', stopped: 'bad' },
  articleState: { published: 'good', scheduled: 'waiting' },
  leadStatus: { new: 'waiting', in_progress: 'waiting', won: 'good', spam: 'bad' },
  mailStatus: { queued: 'waiting', sent: 'good', failed: 'bad' },
  reportStatus: { new: 'waiting', under_review: 'waiting', taken_down: 'bad' },
  reviewStatus: { published: 'good', reported: 'waiting', taken_down: 'bad' },
  teamMemberStatus: { invited: 'waiting', active: 'good' },
  receiptStatus: { completed: 'good', refunded: 'waiting', cancelled: 'bad' },
  recurringPaymentStatus: { active: 'good', pending: 'waiting', paused: 'waiting', failed: 'bad' },
  orderStatus: {
    pending: 'waiting',
    paid: 'waiting',
    in_production: 'waiting',
    shipped: 'good',
    delivered: 'good',
    returned: 'bad',
  },
  allocationStatus: { active: 'good', frozen: 'waiting' },
  userRole: { admin: 'good', moderator: 'waiting' },
};

export function toneOf(name: ChoiceName, value: string): Tone {
  return tones[name]?.[value] ?? 'quiet';
}
