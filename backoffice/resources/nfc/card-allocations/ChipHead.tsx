import { readChipCodeEndpoint } from '../../../../api/contract/nfc/order-papers.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { Alert, Button } from '@mui/material';
import QrCodeIcon from '~icons/ph/qr-code';
import { useRecordContext } from 'react-admin';
import { Tag } from '../../../kit/fields/StatusField.tsx';
import { formatMoment } from '../../../kit/formatting/dates.ts';
import { formatCount } from '../../../kit/formatting/numbers.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { Facts } from '../../../kit/show/Facts.tsx';
import { useChipTimeline } from './use-chip-timeline.ts';

/** The chip's state, what is written on it, and what waits for its owner. */
export function ChipHead() {
  const word = useMessages();
  const chip = useRecordContext<ResourceRecord<'card-allocations'>>();
  const { data } = useChipTimeline();
  if (!chip || !data) return null;
  const { state, address, taps, askedBack } = data;
  const tone = state === 'live' ? 'good' : state === 'replaced' || state === 'released' ? 'quiet' : 'waiting';
  return (
    <>
      {askedBack ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {word('chips.waits', { when: formatMoment(new Date(askedBack.at)), reason: askedBack.reason })}
        </Alert>
      ) : null}
      <Facts>
        <div>
          <dt>{word('chips.state')}</dt>
          <dd>
            <Tag tone={tone}>{word(`chips.states.${state}`)}</Tag>
          </dd>
        </div>
        <div>
          <dt>{word('chips.address')}</dt>
          <dd>
            <bdi dir="ltr" translate="no">
              {address}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{word('chips.taps')}</dt>
          <dd>{formatCount(taps)}</dd>
        </div>
      </Facts>
      <Button
        href={pathOf(readChipCodeEndpoint, { params: { id: chip.id } })}
        startIcon={<QrCodeIcon />}
        download
      >
        {word('chips.code')}
      </Button>
    </>
  );
}
