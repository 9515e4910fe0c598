import { liveEndpoint } from '../../../../api/contract/messaging/live.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { applyLiveEvent, liveEventNames } from './apply-live-event.ts';
import { holdLiveStream } from './live-stream.ts';

/** Messages and notifications that arrive without a reload, for signed-in users (docs/product.md 5). */
export function LiveUpdates() {
  const { user } = useSession();
  return user && <Stream key={user.id} />;
}

function Stream() {
  const queries = useQueryClient();
  const { recheck } = useSession();
  const askAgain = useEffectEvent(() => void recheck());
  useEffect(
    () =>
      holdLiveStream({
        open: () => new EventSource(pathOf(liveEndpoint)),
        names: liveEventNames,
        onEvent: (name, data) => applyLiveEvent(queries, name, data),
        onRefused: askAgain,
      }),
    [queries],
  );
  return null;
}
