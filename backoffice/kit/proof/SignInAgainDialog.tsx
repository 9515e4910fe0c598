import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import type { UserIdentity } from 'react-admin';
import { readFactorsEndpoint } from '../../../api/contract/accounts/factors.endpoint.ts';
import type { Factors } from '../../../api/contract/accounts/factors.schema.ts';
import { focusFirstInput } from '../commands/CommandDialog.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { LoginForm } from '../login/LoginForm.tsx';
import { SecondFactorStep } from '../login/SecondFactorStep.tsx';
import { authProvider, type SignInWish } from '../providers/auth-provider.ts';
import { call } from '../providers/call.ts';
import { answer } from './ask-store.ts';

/** A new page: nothing that the ended session read stays in memory. */
const leave = () => window.location.assign('/admin/login');

/**
 * Asks to sign in again over the page that stood open when the session ended. Its backdrop hides the page: what it
 * shows belongs to the session that is over (docs/security.md S3 and V6). Whoever signs in as somebody else gets a new
 * page; staff whose sign-in was no second factor (a password without an app) give it here, too.
 */
export function SignInAgainDialog({ identity }: { identity: UserIdentity | undefined }) {
  const word = useMessages();
  const titleId = useId();
  const [owing, setOwing] = useState<Factors | null>(null);

  async function signIn(wish: SignInWish) {
    await authProvider.login(wish);
    const present = await authProvider.getIdentity?.();
    if (identity && present?.id !== identity.id) return window.location.reload();
    const factors = await call(readFactorsEndpoint);
    if (factors.owesSecondFactor) return setOwing(factors);
    return answer(true);
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={(_event, reason) => (reason === 'backdropClick' ? undefined : leave())}
      slotProps={{
        transition: { onEntered: (dialog) => focusFirstInput(dialog) },
        backdrop: { sx: { backgroundColor: 'background.default' } },
      }}
    >
      <DialogTitle id={titleId}>{word(owing ? 'secondFactor.title' : 'proof.endedTitle')}</DialogTitle>
      <DialogContent>
        {owing ? (
          <SecondFactorStep factors={owing} onDone={() => answer(true)} />
        ) : (
          <>
            <p style={{ marginBlockStart: 0 }}>{word('proof.ended')}</p>
            <LoginForm email={String(identity?.['email'] ?? '')} onSignIn={signIn} onLeave={leave} />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
