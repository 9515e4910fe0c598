import KeyIcon from '~icons/ph/key';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { proveByPasskey, wasGivenUp } from '../passkeys/passkeys.ts';
import { FormIssue } from '../sign-in/form-issue.tsx';
import { answerProof } from './proof-store.ts';
import { useProofMessages } from './use-proof-messages.ts';

/** A proof with a passkey of this person. */
export function PasskeyProof() {
  const texts = useProofMessages();
  const [isBusy, setBusy] = useState(false);
  const [issue, setIssue] = useState('');

  async function prove() {
    setIssue('');
    setBusy(true);
    try {
      await proveByPasskey();
      answerProof(true);
    } catch (error) {
      setBusy(false);
      if (wasGivenUp(error)) return;
      const ofPasskey = error instanceof ApiError ? (error.fields['passkey'] ?? error.message) : undefined;
      setIssue(ofPasskey ?? texts.failed);
    }
  }

  return (
    <>
      <FormIssue text={issue} />
      <Button variant="line" wide busy={isBusy} onClick={() => void prove()}>
        <KeyIcon aria-hidden />
        <span>{texts.passkey}</span>
      </Button>
    </>
  );
}
