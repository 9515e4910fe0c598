import { useEffect, useRef, useState } from 'react';
import type { LiveEventData, LiveEventName } from '../../../api/contract/messaging/live.schema.ts';
import { listenLive } from './live-stream.ts';

type Handler = (name: LiveEventName, data: LiveEventData<LiveEventName>) => void;

/** Receives live events while the component is mounted. */
export function useLive(handler: Handler): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => listenLive((name, data) => latest.current(name, data)), []);
}

/** Whether the stream of live events is connected. */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(true);
  useEffect(() => listenLive(() => undefined, setLive), []);
  return isLive;
}
