import { DashboardPage } from '../../features/cards/my-cards/dashboard-page.tsx';

export default DashboardPage;
