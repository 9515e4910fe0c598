import { readChipCodeEndpoint } from '../../../../api/contract/nfc/order-papers.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { Alert, Button } from '@mui/material';
import QrCodeIcon from '~icons/ph/qr-code';
import { FunctionField, NumberField, SimpleShowLayout, TextField } from 'react-admin';
import { Tag } from '../../../kit/fields/StatusField.tsx';
import { formatMoment } from '../../../kit/formatting/dates.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { useChipTimeline } from './use-chip-timeline.ts';

/** The chip's state, what is written on it, and what waits for its owner. */
export function ChipHead() {
  const word = useMessages();
  const { id } = usePageRecord<'card-allocations'>();
  const { data } = useChipTimeline();
  if (!data) return null;
  const { state, askedBack } = data;
  const tone = state === 'live' ? 'good' : state === 'replaced' || state === 'released' ? 'quiet' : 'waiting';
  return (
    <>
      {askedBack ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {word('chips.waits', { when: formatMoment(new Date(askedBack.at)), reason: askedBack.reason })}
        </Alert>
      ) : null}
      <SimpleShowLayout record={data as never}>
        <FunctionField
          label="bikur.chips.state"
          render={() => <Tag tone={tone}>{word(`chips.states.${state}`)}</Tag>}
        />
        <TextField source="address" label="bikur.chips.address" dir="ltr" />
        <NumberField source="taps" label="bikur.chips.taps" />
      </SimpleShowLayout>
      <Button href={pathOf(readChipCodeEndpoint, { params: { id } })} startIcon={<QrCodeIcon />} download>
        {word('chips.code')}
      </Button>
    </>
  );
}
