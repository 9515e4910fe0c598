import { AuthDialogHost } from '../features/accounts/sign-in/auth-dialog-host.tsx';
import { ContactDialogHost } from '../features/leads/contact/contact-dialog-host.tsx';
import { Toaster } from '../features/website/toasts/toaster.tsx';

/** Overlays of every page: the sign-in dialog, the contact dialog and the toasts. */
export default function Overlays() {
  return (
    <>
      <AuthDialogHost />
      <ContactDialogHost />
      <Toaster />
    </>
  );
}
