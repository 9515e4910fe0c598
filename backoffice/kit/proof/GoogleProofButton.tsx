import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import {
  readProofEndpoint,
  startGoogleProofEndpoint,
} from '../../../api/contract/accounts/proof.endpoint.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { call } from '../providers/call.ts';

const lookAgainMilliseconds = 1_500;

/** A proof with Google in a window of its own, so that this page stays as it is; the server is asked when it is there. */
export function GoogleProofButton({ onGiven }: { onGiven: () => void }) {
  const word = useMessages();
  const [isWaiting, setWaiting] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      call(readProofEndpoint).then(
        ({ freshUntil }) => freshUntil !== null && onGiven(),
        () => {},
      );
    }, lookAgainMilliseconds);
    return () => clearInterval(timer);
  }, [isWaiting, onGiven]);

  async function start() {
    setFailed(false);
    // Opened within the press, or the browser would hold it back.
    const place = window.open('', '_blank', 'popup,width=520,height=680');
    try {
      const { location } = await call(startGoogleProofEndpoint);
      if (!place) return window.location.assign(location);
      place.location.href = location;
      setWaiting(true);
    } catch {
      place?.close();
      setFailed(true);
    }
    return undefined;
  }

  return (
    <>
      <Button variant="outlined" onClick={() => void start()}>
        {word('proof.google')}
      </Button>
      {isWaiting ? <p aria-live="polite">{word('proof.waiting')}</p> : null}
      {failed ? <Alert severity="error">{word('proof.failed')}</Alert> : null}
    </>
  );
}
