import type { Translated } from '../../../contract/base/languages.ts';
import type { Package } from '../../../models/Package.ts';

const texts = {
  over: {
    he: 'אפשר להחליף תוכנית רק כשיש תוכנית בתשלום שפעילה עכשיו.',
    en: 'Only a paid plan that is in force now can be changed.',
  },
  charging: {
    he: 'חיוב של התוכנית הזו נמצא בבדיקה. אפשר להחליף אותה כשתתקבל תשובה.',
    en: 'A charge of this plan is being looked into. It can be changed once the answer is there.',
  },
  byHand: {
    he: 'את התוכנית הזו מחליפים איתנו: אפשר לפנות אלינו ונסדר.',
    en: 'This plan is changed together with us: contact us and we will see to it.',
  },
} as const satisfies Record<string, Translated>;

const asked = ['charging', 'awaiting_result', 'manual_review'];

/** The reason why an owner can't change this package's plan themselves; null where they can. */
export function changeRefusal(row: Package, now: Date): Translated | null {
  if (row.status !== 'active' || !row.isPaid || !row.endDate || row.endDate <= now) return texts.over;
  if (row.isEnterprise || row.renewalDriver === 'provider') return texts.byHand;
  return asked.includes(row.renewalProcessStatus) ? texts.charging : null;
}
