import { LeadsPage } from '../../features/leads/leads-page.tsx';

export default LeadsPage;
