import { RenewalCardPage } from '../../features/payments/renewal-card/renewal-card-page.tsx';

export default RenewalCardPage;
