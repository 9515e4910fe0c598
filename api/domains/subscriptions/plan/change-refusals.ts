import type { Translated } from '../../../contract/base/languages.ts';
import type { Package } from '../../../models/Package.ts';
import { changeRefusalMessages } from '../messages.ts';

const asked = ['charging', 'awaiting_result', 'manual_review'];

/** The reason why an owner can't change this package's plan themselves; null where they can. */
export function changeRefusal(row: Package, now: Date): Translated | null {
  if (row.status !== 'active' || !row.isPaid || !row.endDate || row.endDate <= now)
    return changeRefusalMessages.over;
  if (row.isEnterprise || row.renewalDriver === 'provider') return changeRefusalMessages.byHand;
  return asked.includes(row.renewalProcessStatus) ? changeRefusalMessages.charging : null;
}
