import { useEffect, useState } from 'react';
import {
  giveProofEndpoint,
  readProofEndpoint,
  startGoogleProofEndpoint,
} from '../../../../api/contract/accounts/proof.endpoint.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { call, useRead } from '../../../lib/call.ts';
import { FormIssue } from '../sign-in/form-issue.tsx';
import { GoogleMark } from '../sign-in/google-mark.tsx';
import styles from './proof-dialog.module.css';
import { answerProof } from './proof-store.ts';
import { useProofMessages } from './use-proof-messages.ts';

const lookAgainMilliseconds = 1_500;

/** Asks for a proof of identity with what the user has; then the refused call is sent again. */
export default function ProofDialog() {
  const texts = useProofMessages();
  const { data } = useRead(readProofEndpoint, {}, { staleTime: 0, gcTime: 0 });
  const methods = data?.methods ?? ['password'];
  const [password, setPassword] = useState('');
  const [fieldIssue, setFieldIssue] = useState<string>();
  const [issue, setIssue] = useState('');
  const [isSending, setSending] = useState(false);

  async function give() {
    setFieldIssue(undefined);
    setIssue('');
    setSending(true);
    try {
      await call(giveProofEndpoint, { body: { kind: 'password', password } });
      answerProof(true);
    } catch (error) {
      const ofField = error instanceof ApiError ? error.fields['password'] : undefined;
      if (ofField) setFieldIssue(ofField);
      else setIssue(error instanceof ApiError ? error.message : texts.failed);
      setSending(false);
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && answerProof(false)} closeLabel={texts.cancel}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog lies within the page's forms in React's tree, which must not be sent with it.
          event.stopPropagation();
          if (!isSending && password !== '') void give();
        }}
      >
        <DialogTitle className={styles['title']}>{texts.title}</DialogTitle>
        <DialogDescription className={styles['why']}>{texts.why}</DialogDescription>
        <FormIssue text={issue} />
        {methods.includes('password') && (
          <PasswordField
            name="password"
            label={texts.password}
            error={fieldIssue}
            showLabel={texts.show}
            hideLabel={texts.hide}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        {methods.includes('google') && <GoogleProof />}
        {methods.length === 0 && <FormIssue text={texts.none} />}
        <div className={styles['actions']}>
          {methods.includes('password') && (
            <Button type="submit" busy={isSending} disabled={password === ''}>
              {texts.go}
            </Button>
          )}
          <Button variant="quiet" onClick={() => answerProof(false)}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A proof with Google in a window of its own, so that the page stays; the server is asked when it is there. */
function GoogleProof() {
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
      <Button variant="line" onClick={() => void start()}>
        <GoogleMark />
        <span>{texts.google}</span>
      </Button>
      {isWaiting && <p role="status">{texts.waiting}</p>}
      <FormIssue text={issue} />
    </>
  );
}
