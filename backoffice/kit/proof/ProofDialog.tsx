import { labelsAbove } from '../theme/labels-above.ts';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Divider } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { readProofEndpoint } from '../../../api/contract/accounts/proof.endpoint.ts';
import type { ProofMethod } from '../../../api/contract/accounts/proof.schema.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { PasskeyButton } from '../login/PasskeyButton.tsx';
import { passkeysWork, proveByPasskey } from '../login/passkeys.ts';
import { call } from '../providers/call.ts';
import { answer } from './ask-store.ts';
import { focusTyped } from './focus-typed.ts';
import { GoogleProofButton } from './GoogleProofButton.tsx';
import { TypedProofFields } from './TypedProofFields.tsx';
import { useTypedProof, type TypedKind } from './use-typed-proof.ts';

const isTyped = (method: ProofMethod): method is TypedKind => method === 'password' || method === 'code';

/** Asks for a proof of identity with what this person has; then the refused request is sent again. */
export function ProofDialog() {
  const word = useMessages();
  const titleId = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const { data, error } = useQuery({
    queryKey: ['proof'],
    queryFn: ({ signal }) => call(readProofEndpoint, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const methods = (data?.methods ?? []).filter((method) => method !== 'passkey' || passkeysWork());
  const typed = useTypedProof(methods.filter(isTyped));
  const hasButtons = methods.some((method) => !isTyped(method));

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusTyped } }}
      onClose={(_event, reason) => (reason === 'backdropClick' ? undefined : answer(false))}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog lies within the page's forms in React's tree, which must not be sent with it.
          event.stopPropagation();
          void typed.give();
        }}
      >
        <DialogTitle id={titleId}>{word('proof.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, ...labelsAbove }}>
          <p style={{ margin: 0 }}>{word('proof.why')}</p>
          {error ? <Alert severity="error">{word('errors.recordFailed')}</Alert> : null}
          {refused ? <Alert severity="error">{refused}</Alert> : null}
          {methods.includes('passkey') ? (
            <PasskeyButton
              label={word('proof.passkey')}
              onPress={async () => {
                setRefused(null);
                await proveByPasskey();
                answer(true);
              }}
              onRefused={setRefused}
            />
          ) : null}
          {methods.includes('google') ? <GoogleProofButton onGiven={() => answer(true)} /> : null}
          {hasButtons && typed.kind ? <Divider>{word('proof.or')}</Divider> : null}
          {typed.kind ? <TypedProofFields typed={typed} /> : null}
          {data && methods.length === 0 ? <Alert severity="warning">{word('proof.none')}</Alert> : null}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, padding: '8px 24px 20px' }}>
          <Button onClick={() => answer(false)}>{word('command.cancel')}</Button>
          {typed.kind ? (
            <Button type="submit" variant="contained" disabled={typed.isSending || typed.isEmpty}>
              {typed.isSending ? word('command.running') : word('proof.go')}
            </Button>
          ) : null}
        </DialogActions>
      </form>
    </Dialog>
  );
}
