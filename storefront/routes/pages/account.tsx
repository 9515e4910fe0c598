import { AccountPage } from '../../features/account/account-page.tsx';

export default AccountPage;
