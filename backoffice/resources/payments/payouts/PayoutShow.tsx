import { DeleteWithConfirmButton, useRecordContext } from 'react-admin';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { payoutLineView } from '../payout-lines/fields.ts';
import { payoutView } from './fields.ts';

const related = [
  { name: 'payout-lines', content: <RelatedRows view={payoutLineView} target="payoutId" /> },
] as const;

export function PayoutShow() {
  return <ResourceShow view={payoutView} actions={<TakeBack />} related={related} />;
}

/** A deposit that was entered wrongly is taken back, and entered anew. */
function TakeBack() {
  const word = useMessages();
  const payout = useRecordContext<ResourceRecord<'payouts'>>();
  return payout && payout.seenAt === null ? (
    <DeleteWithConfirmButton label={word('payments.depositTake')} />
  ) : null;
}
