import type { OwnAddress } from '../../../../api/contract/accounts/addresses.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import styles from './account-page.module.css';
import { AddressLines } from './address-lines.tsx';
import { useAccountMessages } from './use-account-messages.ts';

interface RemoveAddressDialogProps {
  /** The address to delete; null keeps the dialog closed. */
  address: OwnAddress | null;
  onClose(): void;
  onConfirm(id: number): void;
}

export function RemoveAddressDialog({ address, onClose, onConfirm }: RemoveAddressDialogProps) {
  const { addresses: texts, close } = useAccountMessages();
  return (
    <Dialog open={address !== null} onOpenChange={(open) => !open && onClose()} closeLabel={close}>
      <DialogTitle className={styles['dialogTitle']}>{texts.askTitle}</DialogTitle>
      <DialogDescription>
        {address && <AddressLines address={address} />}. {texts.askText}
      </DialogDescription>
      <div className={styles['dialogActions']}>
        <Button variant="danger" onClick={() => address && onConfirm(address.id)}>
          {texts.yes}
        </Button>
        <Button variant="line" onClick={onClose}>
          {texts.no}
        </Button>
      </div>
    </Dialog>
  );
}
