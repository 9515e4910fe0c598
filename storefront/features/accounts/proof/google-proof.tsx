import { useEffect, useState } from 'react';
import {
  readProofEndpoint,
  startGoogleProofEndpoint,
} from '../../../../api/contract/accounts/proof.endpoint.ts';
import { Button } from '../../../components/button.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { call } from '../../../lib/call.ts';
import { FormIssue } from '../sign-in/form-issue.tsx';
import { GoogleMark } from '../sign-in/google-mark.tsx';
import { answerProof } from './proof-store.ts';
import { useProofMessages } from './use-proof-messages.ts';

const lookAgainMilliseconds = 1_500;

/** A proof with Google in a window of its own, so that the page stays; the server is asked when it is there. */
export function GoogleProof() {
  const texts = useProofMessages();
  const [isWaiting, setWaiting] = useState(false);
  const [issue, setIssue] = useState('');

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      call(readProofEndpoint).then(
        ({ freshUntil }) => freshUntil !== null && answerProof(true),
        () => {},
      );
    }, lookAgainMilliseconds);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function start() {
    setIssue('');
    // Opened within the press, or the browser would hold it back.
    const place = window.open('', '_blank', 'popup,width=520,height=680');
    try {
      const { location } = await call(startGoogleProofEndpoint);
      if (place) place.location.href = location;
      else window.location.assign(location);
      setWaiting(true);
    } catch (error) {
      place?.close();
      setIssue(error instanceof ApiError ? error.message : texts.failed);
    }
  }

  return (
    <>
      <Button variant="line" wide onClick={() => void start()}>
        <GoogleMark />
        <span>{texts.google}</span>
      </Button>
      {isWaiting && <p role="status">{texts.waiting}</p>}
      <FormIssue text={issue} />
    </>
  );
}
