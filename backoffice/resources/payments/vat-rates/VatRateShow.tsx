import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { useState } from 'react';
import { DeleteWithConfirmButton, Show } from 'react-admin';
import { wallClock } from '../../../../api/contract/base/israel-clock.ts';
import { vatRateFields } from './fields.tsx';

export const VatRateShow = () => (
  <Show actions={<RecordActions commands={<TakeBack />} />}>{vatRateFields}</Show>
);

/** A rate that hasn't begun can be taken back, and entered anew. */
function TakeBack() {
  const rate = usePageRecord<'vat-rates'>();
  const [today] = useState(() => wallClock(new Date()).date);
  return rate.firstDay > today ? <DeleteWithConfirmButton /> : null;
}
