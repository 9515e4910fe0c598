import { TeamPage } from '../../features/team/team-page.tsx';

export default TeamPage;
