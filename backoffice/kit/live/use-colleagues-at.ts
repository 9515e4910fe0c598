import { useEffect, useRef, useState } from 'react';
import { adminPath } from '../../../api/contract/admin/admin-path.ts';
import {
  presenceShownFor,
  presenceToldEach,
  type Presence,
} from '../../../api/contract/admin/presence.schema.ts';
import type { LiveEventData } from '../../../api/contract/messaging/live.schema.ts';
import { httpClient } from '../providers/http-client.ts';
import { useLive } from './use-live.ts';

interface Colleague {
  id: number;
  username: string;
  since: string;
  /** Milliseconds of this browser's clock after which they count as gone. */
  until: number;
}

/** Who else of staff has the form of this record open; they hear that it is open here, too, for as long as it is. */
export function useColleaguesAt(resource: string, id: number): readonly Colleague[] {
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const say = useRef<(step: Presence['step']) => void>(() => undefined);
  useEffect(() => {
    const opened = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (step: Presence['step']) => {
      const said: Presence = { step, openSeconds: Math.floor((Date.now() - opened) / 1_000) };
      const address = `${adminPath}/${resource}/${id}/presence`;
      // Nobody waits for it; the next telling comes soon.
      httpClient(address, { method: 'POST', keepalive: true, body: JSON.stringify(said) }).catch(
        () => undefined,
      );
    };
    say.current = (step) => {
      clearTimeout(timer);
      timer = setTimeout(() => say.current('asks'), presenceToldEach);
      tell(step);
      setColleagues((present) => present.filter(({ until }) => until > Date.now()));
    };
    const leave = () => tell('leaves');
    say.current('asks');
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [resource, id]);
  useLive((name, data) => {
    // From here on nobody's answer is missed.
    if (name === 'resync') say.current('asks');
    if (name !== 'record-presence') return;
    const { by, step, since, ...at } = data as LiveEventData<'record-presence'>;
    if (at.resource !== resource || at.id !== id) return;
    setColleagues((present) => {
      const others = present.filter((one) => one.id !== by.id);
      if (step === 'leaves') return others;
      const until = Date.now() + presenceShownFor;
      return [...others, { ...by, since, until }].toSorted((one, other) => one.id - other.id);
    });
    // A tab in the background answers, too: its own clock is slowed down by the browser.
    if (step === 'asks') say.current('answers');
  });
  return colleagues;
}
