import { VerifyEmailPage } from '../../features/account-mails/verify-email-page.tsx';

export default VerifyEmailPage;
