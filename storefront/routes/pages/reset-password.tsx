import { ResetPasswordPage } from '../../features/account-mails/reset-password-page.tsx';

export default ResetPasswordPage;
