import { CommunitiesPage } from '../../features/cards/communities/communities-page.tsx';

export default CommunitiesPage;
