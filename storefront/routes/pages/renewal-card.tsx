import { RenewalCardPage } from '../../features/renewal-card/renewal-card-page.tsx';

export default RenewalCardPage;
