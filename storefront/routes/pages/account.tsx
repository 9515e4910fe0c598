import { AccountPage } from '../../features/accounts/account/account-page.tsx';

export default AccountPage;
