import { StatsPage } from '../../features/statistics/stats/stats-page.tsx';

export default StatsPage;
