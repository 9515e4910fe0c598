import { StatsPage } from '../../features/statistics/stats-page.tsx';

export default StatsPage;
