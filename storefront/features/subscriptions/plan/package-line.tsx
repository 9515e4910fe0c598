import type { OwnPackage } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { StatusWord, type StatusTone } from '../../../components/status-word.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { TeamLink } from '../team/team-links.tsx';
import { RenewalControl } from './renewal-control.tsx';
import styles from './subscription-page.module.css';
import { ConsultationButton } from './consultation-button.tsx';
import { WaitingChange } from './waiting-change.tsx';
import { useSubscriptionMessages } from './use-subscription-messages.ts';
import { Money } from '../../../components/money.tsx';

const tones: Record<OwnPackage['status'], StatusTone> = {
  inactive: 'calm',
  pending_payment: 'waiting',
  active: 'good',
  past_due: 'bad',
  expired: 'calm',
  cancelled: 'calm',
  refunded: 'calm',
};

/** An active package: name, price, and next charge or end. */
export function PackageLine({ row }: { row: OwnPackage }) {
  const { now: texts, statuses } = useSubscriptionMessages();
  const language = useLanguage();
  const { enterprise } = row;
  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['name']}>
          <bdi dir={directionOfText(row.name)}>{row.name}</bdi>
          <StatusWord tone={row.chargeFailed ? 'bad' : tones[row.status]}>{statuses[row.status]}</StatusWord>
        </p>
        <p className={styles['facts']}>
          {row.overdue ? (
            <span>
              {texts.ends} {formatDate(row.overdue.liveUntil, language)}
            </span>
          ) : row.nextPaymentDate ? (
            <>
              <span>
                {texts.renews} {formatDate(row.nextPaymentDate, language)}
              </span>
              {row.chargedCard && (
                <span>
                  {texts.card} <bdi dir="ltr">···· {row.chargedCard}</bdi>,{' '}
                  <TextLink small to="/subscription/card">
                    {texts.replaceCard}
                  </TextLink>
                </span>
              )}
            </>
          ) : row.endDate ? (
            <>
              <span>
                {texts.ends} {formatDate(row.endDate, language)}
              </span>
              {!row.autoRenew && <span>{texts.notRenewed}</span>}
            </>
          ) : (
            <span>{texts.endless}</span>
          )}
          {enterprise?.community && (
            <span>
              {texts.community} <bdi dir={directionOfText(enterprise.community)}>{enterprise.community}</bdi>
            </span>
          )}
          {enterprise?.userLimit && <span>{texts.users(enterprise.userLimit)}</span>}
        </p>
        {enterprise && <TeamLink />}
        {row.consultation && <ConsultationButton />}
        <WaitingChange row={row} />
        <RenewalControl row={row} />
      </div>
      <p className={styles['sum']}>
        {Number(row.price) === 0 ? (
          texts.free
        ) : (
          <>
            <Money of={row.price} currency={row.currency} /> <small>{texts.per[row.billingCycle]}</small>
          </>
        )}
      </p>
    </li>
  );
}
