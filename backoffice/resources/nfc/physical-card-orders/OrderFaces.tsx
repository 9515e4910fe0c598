import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { readFaceEndpoint } from '../../../../api/contract/nfc/order-papers.endpoint.ts';
import type { FaceSide } from '../../../../api/contract/nfc/order-papers.schema.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { useOrderTimeline } from './use-order-timeline.ts';

const words = { front: 'orders.faceFront', back: 'orders.faceBack' } as const;

/** Both faces as the machine prints them; a line where no design was stored with the order. */
export function OrderFaces() {
  const word = useMessages();
  const order = usePageRecord<'physical-card-orders'>();
  const { data } = useOrderTimeline();
  if (!data) return null;
  if (data.faces.length === 0 || data.chips === 0) return <Typography>{word('orders.noFaces')}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {data.faces.map((side) => (
        <OrderFace key={side} orderId={order.id} side={side} />
      ))}
    </Box>
  );
}

function OrderFace({ orderId, side }: { orderId: number; side: FaceSide }) {
  const word = useMessages();
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <Alert severity="error">{word('orders.faceFailed')}</Alert>;
  return (
    <Box
      component="img"
      src={pathOf(readFaceEndpoint, { params: { id: orderId }, query: { side } })}
      alt={word(words[side])}
      loading="lazy"
      onError={() => setHasFailed(true)}
      // Paper is white in the dark, too.
      sx={{ inlineSize: 420, maxInlineSize: '100%', background: '#fff', borderRadius: 1 }}
    />
  );
}
