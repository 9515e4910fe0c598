import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { UserIdentity } from 'react-admin';
import { useMessages } from '../i18n/use-messages.ts';
import { LoginForm } from '../login/LoginForm.tsx';
import { authProvider } from '../providers/auth-provider.ts';
import { answer } from './ask-store.ts';
import { focusPassword } from './focus-password.ts';

/** A new page: nothing that the ended session read stays in memory. */
const leave = () => window.location.assign('/admin/login');

/**
 * Asks to sign in again over the page that stood open when the session ended. Its backdrop hides the page: what it
 * shows belongs to the session that is over (docs/security.md S3 and V6). Whoever signs in as somebody else gets a new page.
 */
export function SignInAgainDialog({ identity }: { identity: UserIdentity | undefined }) {
  const word = useMessages();
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={(_event, reason) => (reason === 'backdropClick' ? undefined : leave())}
      slotProps={{
        transition: { onEntered: focusPassword },
        backdrop: { sx: { backgroundColor: 'background.default' } },
      }}
    >
      <DialogTitle id={titleId}>{word('proof.endedTitle')}</DialogTitle>
      <DialogContent>
        <p style={{ marginBlockStart: 0 }}>{word('proof.ended')}</p>
        <LoginForm
          email={String(identity?.['email'] ?? '')}
          onSignIn={async (credentials) => {
            await authProvider.login(credentials);
            const present = await authProvider.getIdentity?.();
            if (identity && present?.id !== identity.id) window.location.reload();
            else answer(true);
          }}
          onLeave={leave}
        />
      </DialogContent>
    </Dialog>
  );
}
