import { LeadsPage } from '../../features/leads/my-leads/leads-page.tsx';

export default LeadsPage;
