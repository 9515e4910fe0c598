import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  readProofEndpoint,
  startGoogleProofEndpoint,
} from '../../../api/contract/accounts/proof.endpoint.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { call } from '../providers/call.ts';
import { useRead } from '../providers/use-read.ts';

/** Milliseconds. */
const lookAgain = 1_500;

/** A proof with Google in a window of its own, so that this page stays as it is; the server is asked when it is there. */
export function GoogleProofButton({ onGiven }: { onGiven: () => void }) {
  const word = useMessages();
  const start = useMutation({
    async mutationFn() {
      // Opened within the press, or the browser would hold it back.
      const place = window.open('', '_blank', 'popup,width=520,height=680');
      try {
        const { location } = await call(startGoogleProofEndpoint);
        (place ?? window).location.href = location;
      } catch (error) {
        place?.close();
        throw error;
      }
    },
  });
  const { data } = useRead(
    readProofEndpoint,
    {},
    // Apart from what the dialog reads, which a failed look must not disturb; the window over it may be a tab.
    {
      under: ['google-proof'],
      enabled: start.isSuccess,
      refetchInterval: lookAgain,
      refetchIntervalInBackground: true,
    },
  );
  const isGiven = start.isSuccess && Boolean(data?.freshUntil);
  useEffect(() => {
    if (isGiven) onGiven();
  }, [isGiven, onGiven]);
  return (
    <>
      <Button variant="outlined" onClick={() => start.mutate()}>
        {word('proof.google')}
      </Button>
      {start.isSuccess ? <p aria-live="polite">{word('proof.waiting')}</p> : null}
      {start.isError ? <Alert severity="error">{word('proof.failed')}</Alert> : null}
    </>
  );
}
