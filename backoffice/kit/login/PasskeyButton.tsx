import KeyIcon from '~icons/ph/key';
import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../i18n/use-messages.ts';
import { passkeysWork, wasGivenUp } from './passkeys.ts';

/** How buttons stand on a sheet. */
export const onSheet = { fullWidth: true, size: 'large', sx: { mt: 1.5, minHeight: 44 } } as const;

/** Uses a passkey, and says when it was refused; nothing where the browser has none. */
export function PasskeyButton({ label, onPress }: { label: string; onPress: () => Promise<unknown> }) {
  const word = useMessages();
  const { mutate, isPending, error } = useMutation({ mutationFn: onPress });
  if (!passkeysWork()) return null;
  return (
    <>
      <Button
        variant="outlined"
        {...onSheet}
        startIcon={<KeyIcon />}
        disabled={isPending}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      {error && !wasGivenUp(error) ? <Alert severity="error">{word('login.passkeyFailed')}</Alert> : null}
    </>
  );
}
