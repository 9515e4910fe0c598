import { useTranslate } from 'react-admin';
import { stateReasons } from '../../../api/contract/payments/state-reasons.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import type { Translate } from '../fields/make-field.tsx';

const withDetail = /^(declined|not sent):? (.+)$/u;

/** The system's reason in the reader's language; null for what a person wrote. */
export function reasonInWords(reason: string, translate: Translate): string | null {
  const known = stateReasons.find((one) => one === reason);
  if (known) return translate(`bikur.reasons.${known}`);
  const [, what, detail] = withDetail.exec(reason) ?? [];
  if (detail === undefined) return null;
  return translate(`bikur.reasonWith.${what === 'declined' ? 'declined' : 'notSent'}`, { detail });
}

/** Why something changed its state: the system's reasons in the reader's language, a person's as they wrote it. */
export function ReasonText({ reason, className = '' }: { reason: string; className?: string }) {
  const words = reasonInWords(reason, useTranslate());
  if (words) return <span className={className}>{words}</span>;
  return (
    <bdi className={className} dir={directionOfText(reason)} translate="no">
      {reason}
    </bdi>
  );
}
