import { VerifyEmailPage } from '../../features/accounts/account-mails/verify-email-page.tsx';

export default VerifyEmailPage;
