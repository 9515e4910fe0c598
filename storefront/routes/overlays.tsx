import { AuthDialogHost } from '../features/accounts/sign-in/auth-dialog-host.tsx';
import { ProofDialogHost } from '../features/accounts/proof/proof-dialog-host.tsx';
import { ContactDialogHost } from '../features/leads/contact/contact-dialog-host.tsx';
import { Toaster } from '../features/website/toasts/toaster.tsx';

/** Overlays of every page: the dialogs to sign in, to write to us and to prove who one is, and the toasts. */
export default function Overlays() {
  return (
    <>
      <AuthDialogHost />
      <ContactDialogHost />
      <ProofDialogHost />
      <Toaster />
    </>
  );
}
