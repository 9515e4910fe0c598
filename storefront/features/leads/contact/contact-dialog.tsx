import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { closeContactDialog } from './contact-dialog-store.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';
import { DirectContact } from './direct-contact.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useContactMessages } from './use-contact-messages.ts';

/** Writes to the sales department over whatever page the visitor is on (docs/specification.md 2, contact dialog). */
export default function ContactDialog({ open }: { open: boolean }) {
  const texts = useContactMessages();
  const form = useContactForm();
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted) closeContactDialog();
      }}
      closeLabel={texts.close}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        form.setFocus('name');
      }}
    >
      <div className={styles['dialog']}>
        <DialogTitle className={styles['title']}>{texts.title}</DialogTitle>
        <DialogDescription className={styles['subtitle']}>{texts.subtitle}</DialogDescription>
        <ContactForm form={form} thanks={texts.dialogThanks} onSent={closeContactDialog} />
        <DirectContact />
      </div>
    </Dialog>
  );
}
