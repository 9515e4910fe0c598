import { useState } from 'react';
import { DeleteWithConfirmButton, useRecordContext } from 'react-admin';
import { wallClock } from '../../../../api/contract/base/israel-clock.ts';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { vatRateView } from './fields.ts';

export function VatRateShow() {
  return <ResourceShow view={vatRateView} actions={<TakeBack />} />;
}

/** A rate that hasn't begun can be taken back, and entered anew. */
function TakeBack() {
  const rate = useRecordContext<ResourceRecord<'vat-rates'>>();
  const [today] = useState(() => wallClock(new Date()).date);
  return rate && rate.firstDay > today ? <DeleteWithConfirmButton /> : null;
}
