import { readProofEndpoint } from '../../../../api/contract/accounts/proof.endpoint.ts';
import type { ProofMethod } from '../../../../api/contract/accounts/proof.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { useRead } from '../../../lib/call.ts';
import { passkeysWork } from '../passkeys/passkeys.ts';
import { FormIssue } from '../sign-in/form-issue.tsx';
import { GoogleProof } from './google-proof.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import styles from './proof-dialog.module.css';
import { answerProof } from './proof-store.ts';
import { TypedProof, type TypedKind } from './typed-proof.tsx';
import { useProofMessages } from './use-proof-messages.ts';

const isTyped = (method: ProofMethod): method is TypedKind => method === 'password' || method === 'code';

/** Asks for a proof of identity with what the user has; then the refused call is sent again. */
export default function ProofDialog() {
  const texts = useProofMessages();
  const { data, isPending } = useRead(readProofEndpoint, {}, { staleTime: 0, gcTime: 0 });
  const methods = (data?.methods ?? (isPending ? [] : (['password'] as const))).filter(
    (method) => method !== 'passkey' || passkeysWork(),
  );
  const typed = methods.filter(isTyped);
  const cancel = (
    <Button variant="quiet" onClick={() => answerProof(false)}>
      {texts.cancel}
    </Button>
  );

  return (
    <Dialog open onOpenChange={(open) => !open && answerProof(false)} closeLabel={texts.cancel}>
      <div className={styles['form']}>
        <DialogTitle className={styles['title']}>{texts.title}</DialogTitle>
        <DialogDescription className={styles['why']}>{texts.why}</DialogDescription>
        {methods.includes('passkey') && <PasskeyProof />}
        {methods.includes('google') && <GoogleProof />}
        {methods.length > typed.length && typed.length > 0 && <p className={styles['or']}>{texts.or}</p>}
        {typed.length > 0 ? <TypedProof kinds={typed}>{cancel}</TypedProof> : null}
        {methods.length === 0 && !isPending && <FormIssue text={texts.none} />}
        {typed.length === 0 && <div className={styles['actions']}>{cancel}</div>}
      </div>
    </Dialog>
  );
}
