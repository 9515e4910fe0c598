import { useParams } from 'react-router';
import { readTransferEndpoint } from '../../../../api/contract/payments/transfers.endpoint.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useRead } from '../../../lib/call.ts';
import styles from '../../subscriptions/checkout/checkout.module.css';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { TransferSheet } from './transfer-sheet.tsx';
import { useTransferMessages } from './use-transfer-messages.ts';

/** One of the signed-in user's bank transfers, also from its mail (docs/money.md 13.11). */
export function TransferPage() {
  const { titles } = useMessages();
  const texts = useTransferMessages();
  const { id = '' } = useParams();
  const transfer = useRead(readTransferEndpoint, { params: { id } });
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{titles['bank-transfer']}</h1>
      <ReadPart query={transfer} loading={texts.loading}>
        {(data) => <TransferSheet transfer={data} />}
      </ReadPart>
    </div>
  );
}
