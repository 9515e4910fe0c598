import type { Decline, DeclineClass } from '../payment-port.ts';

/** Classes of the answers in Shva's table that allow more than a later try. */
const classes: Readonly<Record<string, DeclineClass>> = {
  '001': 'hard',
  '002': 'hard',
  '005': 'hard',
  '015': 'hard',
  '036': 'hard',
  '006': 'needs_customer',
  '009': 'transient',
};

/** Charged in part: money of another amount than asked, so staff decide on it. */
export const partialApproval = '010';
export const approvedCode = '000';

/** The meaning of a decline code for the next try; an unknown one is `soft`. */
export function declineOf(code: string, message?: string): Decline {
  const decline: Decline = { class: classes[code] ?? 'soft', code };
  return message ? { ...decline, message: message.slice(0, 200) } : decline;
}
