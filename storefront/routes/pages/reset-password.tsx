import { ResetPasswordPage } from '../../features/accounts/account-mails/reset-password-page.tsx';

export default ResetPasswordPage;
