import { useEffect, useRef, useState } from 'react';
import type { LiveEventData, LiveEventName } from '../../../api/contract/messaging/live.schema.ts';
import { listenLive } from './live-stream.ts';

type Handler = (name: LiveEventName, data: LiveEventData<LiveEventName>) => void;

/**
 * Receives live events while the component is mounted.
 * @returns whether the stream is connected
 */
export function useLive(handler: Handler): boolean {
  const latest = useRef(handler);
  const [isConnected, setConnected] = useState(true);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => listenLive((name, data) => latest.current(name, data), setConnected), []);
  return isConnected;
}
