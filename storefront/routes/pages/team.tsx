import { TeamPage } from '../../features/subscriptions/team/team-page.tsx';

export default TeamPage;
