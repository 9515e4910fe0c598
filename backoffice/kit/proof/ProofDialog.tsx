import { Alert, Divider, Link } from '@mui/material';
import { useState } from 'react';
import { required } from 'react-admin';
import { giveProofEndpoint, readProofEndpoint } from '../../../api/contract/accounts/proof.endpoint.ts';
import type { ProofMethod } from '../../../api/contract/accounts/proof.schema.ts';
import { CommandDialog } from '../commands/CommandDialog.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { PasskeyButton } from '../login/PasskeyButton.tsx';
import { passkeysWork, proveByPasskey } from '../login/passkeys.ts';
import { OneTimeCodeInput, OwnPasswordInput } from '../login/secret-inputs.tsx';
import { call } from '../providers/call.ts';
import { useRead } from '../providers/use-read.ts';
import { answer } from './ask-store.ts';
import { GoogleProofButton } from './GoogleProofButton.tsx';

type TypedKind = 'password' | 'code';
const isTyped = (method: ProofMethod): method is TypedKind => method === 'password' || method === 'code';

/** Asks for a proof of identity with what this person has; then the refused request is sent again. */
export function ProofDialog() {
  const word = useMessages();
  const { data, error } = useRead(readProofEndpoint, {}, { staleTime: 0, gcTime: 0 });
  const methods = (data?.methods ?? []).filter((method) => method !== 'passkey' || passkeysWork());
  const typed = methods.filter(isTyped);
  const [chosen, choose] = useState<TypedKind>();
  const kind = chosen ?? typed[0];
  const other = typed.find((one) => one !== kind);
  const given = () => answer(true);
  return (
    <CommandDialog
      title={word('proof.title')}
      explain={word('proof.why')}
      submitLabel={kind ? word('proof.go') : null}
      onClose={() => answer(false)}
      onSubmit={({ password, code }) => {
        const body =
          kind === 'code'
            ? { kind, code: String(code) }
            : { kind: 'password' as const, password: String(password) };
        return call(giveProofEndpoint, { body }).then(given);
      }}
    >
      {error ? <Alert severity="error">{word('errors.recordFailed')}</Alert> : null}
      {methods.includes('passkey') ? (
        <PasskeyButton label={word('proof.passkey')} onPress={() => proveByPasskey().then(given)} />
      ) : null}
      {methods.includes('google') ? <GoogleProofButton onGiven={given} /> : null}
      {kind && methods.length > typed.length ? <Divider>{word('proof.or')}</Divider> : null}
      {kind === 'password' ? <OwnPasswordInput label={word('proof.password')} validate={required()} /> : null}
      {kind === 'code' ? <OneTimeCodeInput /> : null}
      {other ? (
        <div>
          <Link component="button" type="button" onClick={() => choose(other)}>
            {word(other === 'code' ? 'proof.byCode' : 'proof.byPassword')}
          </Link>
        </div>
      ) : null}
      {data && methods.length === 0 ? <Alert severity="warning">{word('proof.none')}</Alert> : null}
    </CommandDialog>
  );
}
