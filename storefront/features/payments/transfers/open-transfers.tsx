import { listTransfersEndpoint } from '../../../../api/contract/payments/transfers.endpoint.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Money } from '../../../components/money.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useRead } from '../../../lib/call.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import styles from './open-transfers.module.css';
import { useTransferMessages } from './use-transfer-messages.ts';

/** Bank transfers that are awaited or under review; nothing where there are none. */
export function OpenTransfers({ of }: { of?: 'plan' | 'order' }) {
  const texts = useTransferMessages();
  const language = useLanguage();
  const { data, error, refetch } = useRead(listTransfersEndpoint);
  const shown = (data?.transfers ?? []).filter(
    ({ order }) => of === undefined || (of === 'order') === (order !== null),
  );
  // Where money is awaited, nothing shown would say that none is.
  if (error && !data)
    return (
      <PageSection title={texts.open}>
        <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
      </PageSection>
    );
  if (shown.length === 0) return null;
  return (
    <PageSection title={texts.open}>
      <ul className={styles['list']}>
        {shown.map(({ id, what, amount, number, dueAt, state }) => (
          <li key={id}>
            <span className={styles['what']} dir={directionOfText(what)}>
              {what}
            </span>
            <Money of={amount} />
            <small>
              <bdi dir="ltr">{number}</bdi>
              {' · '}
              {state === 'waiting' ? (
                <>
                  {texts.due} <time dateTime={dueAt}>{formatDate(dueAt, language)}</time>
                </>
              ) : (
                texts.states[state].title
              )}
            </small>
            <TextLink to={`/bank-transfer/${id}`}>{texts.details}</TextLink>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
