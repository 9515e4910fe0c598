import { removePasskeyEndpoint } from '../../../../api/contract/accounts/factors.endpoint.ts';
import type { OwnPasskey } from '../../../../api/contract/accounts/factors.schema.ts';
import { call } from '../../../lib/call.ts';
import { AskDialog } from './ask-dialog.tsx';
import { useChangeFactors } from './use-change-factors.ts';
import { useFactorMessages } from './use-factor-messages.ts';

interface RemovePasskeyDialogProps {
  /** The passkey to remove; null keeps the dialog closed. */
  passkey: OwnPasskey | null;
  onClose(): void;
}

export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const { passkeys: texts } = useFactorMessages();
  const { change, isChanging } = useChangeFactors();
  async function remove(id: number) {
    const isDone = await change(() => call(removePasskeyEndpoint, { params: { id } }), {
      done: texts.removed,
    });
    if (isDone) onClose();
  }
  return (
    <AskDialog
      open={passkey !== null}
      title={texts.removeTitle(passkey?.name ?? '')}
      text={texts.removeText}
      yes={texts.remove}
      isDangerous
      busy={isChanging}
      onYes={() => passkey && void remove(passkey.id)}
      onClose={onClose}
    />
  );
}
