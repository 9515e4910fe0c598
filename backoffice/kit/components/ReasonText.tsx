import { useTranslate } from 'react-admin';
import { stateReasons } from '../../../api/contract/payments/state-reasons.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { useMessages } from '../i18n/use-messages.ts';

const withDetail = /^(declined|not sent):? (.+)$/u;

/** Why something changed its state: the system's reasons in the reader's language, a person's as they wrote it. */
export function ReasonText({ reason, className = '' }: { reason: string; className?: string }) {
  const word = useMessages();
  const translate = useTranslate();
  const known = stateReasons.find((one) => one === reason);
  const [, what, detail] = withDetail.exec(reason) ?? [];
  if (known) return <span className={className}>{translate(`bikur.reasons.${known}`)}</span>;
  if (detail)
    return (
      <span className={className}>
        {word(what === 'declined' ? 'reasonWith.declined' : 'reasonWith.notSent', { detail })}
      </span>
    );
  return (
    <bdi className={className} dir={directionOfText(reason)} translate="no">
      {reason}
    </bdi>
  );
}
