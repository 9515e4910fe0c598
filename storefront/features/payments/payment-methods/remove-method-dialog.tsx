import type { PaymentMethodView } from '../../../../api/contract/payments/wallet.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { MethodName } from './method-name.tsx';
import { useWalletMessages } from './use-wallet-messages.ts';
import styles from './wallet-page.module.css';

interface RemoveMethodDialogProps {
  /** The method to remove; null keeps the dialog closed. */
  method: PaymentMethodView | null;
  onClose(): void;
  onConfirm(id: number): void;
}

/** Confirms the removal of a payment method, and says what stays. */
export function RemoveMethodDialog({ method, onClose, onConfirm }: RemoveMethodDialogProps) {
  const texts = useWalletMessages().methods;
  return (
    <Dialog open={method !== null} onOpenChange={(open) => !open && onClose()} closeLabel={texts.close}>
      <DialogTitle className={styles['dialogTitle']}>{texts.removeTitle}</DialogTitle>
      <DialogDescription>
        {method && <MethodName method={method} />}. {texts.removeText}
      </DialogDescription>
      <div className={styles['dialogActions']}>
        <Button variant="danger" onClick={() => method && onConfirm(method.id)}>
          {texts.removeYes}
        </Button>
        <Button variant="line" onClick={onClose}>
          {texts.removeNo}
        </Button>
      </div>
    </Dialog>
  );
}
