import { InvitationPage } from '../../features/team/invitation-page.tsx';

export default InvitationPage;
