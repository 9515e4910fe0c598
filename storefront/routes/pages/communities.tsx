import { CommunitiesPage } from '../../features/communities/communities-page.tsx';

export default CommunitiesPage;
