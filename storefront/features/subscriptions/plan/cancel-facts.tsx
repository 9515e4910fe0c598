import type { CancellationView } from '../../../../api/contract/subscriptions/cancellation.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import styles from './plan-dialogs.module.css';
import { useChangeMessages } from './use-change-messages.ts';
import { Money } from '../../../components/money.tsx';

/** Last day and refund of a cancellation. */
export function CancelFacts({ view }: { view: CancellationView }) {
  const { cancel: texts } = useChangeMessages();
  const language = useLanguage();
  const { kind, name, paid, fee, refund, lastDay, refundUntil, backTo } = view;
  const isRefund = kind === 'withdraw' || kind === 'withdraw_change';
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>
            <bdi dir={directionOfText(name)}>{name}</bdi>
          </dt>
          <dd>
            {isRefund && (
              <>
                {texts.paid} <Money of={paid} />
              </>
            )}
          </dd>
        </div>
        {(kind === 'withdraw' || lastDay) && (
          <div>
            <dt>{texts.lastDay}</dt>
            <dd>{kind === 'withdraw' ? texts.today : formatDate(lastDay, language)}</dd>
          </div>
        )}
        {backTo && (
          <div>
            <dt>{texts.backTo}</dt>
            <dd>
              <bdi dir={directionOfText(backTo)}>{backTo}</bdi>
            </dd>
          </div>
        )}
        {isRefund && fee !== '0.00' && (
          <div>
            <dt>{texts.fee}</dt>
            <dd>
              <Money of={`-${fee}`} />
            </dd>
          </div>
        )}
        {isRefund && (
          <div className={styles['due']}>
            <dt>{texts.refund}</dt>
            <dd>
              <Money of={refund} />
            </dd>
          </div>
        )}
      </dl>
      {refundUntil && (
        // The refund ends with the day before this moment.
        <p className={styles['note']}>
          {texts.until(formatDate(new Date(Date.parse(refundUntil) - 1).toISOString(), language))}
        </p>
      )}
    </>
  );
}
