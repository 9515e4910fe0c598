import KeyIcon from '~icons/ph/key';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { passkeysWork, wasGivenUp } from './passkeys.ts';

interface PasskeyButtonProps {
  label: string;
  onPress(): Promise<void>;
  /** With the text of what went wrong. */
  onRefused(text: string): void;
}

/** Uses a passkey; nothing where the browser has none. */
export function PasskeyButton({ label, onPress, onRefused }: PasskeyButtonProps) {
  const word = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  if (!passkeysWork()) return null;
  async function press() {
    setIsBusy(true);
    try {
      await onPress();
    } catch (error) {
      if (!wasGivenUp(error)) onRefused(word('login.passkeyFailed'));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button
      variant="outlined"
      fullWidth
      size="large"
      startIcon={<KeyIcon />}
      disabled={isBusy}
      onClick={() => void press()}
      sx={{ mt: 1.5, minHeight: 44 }}
    >
      {label}
    </Button>
  );
}
