import { InvitationPage } from '../../features/subscriptions/team/invitation-page.tsx';

export default InvitationPage;
