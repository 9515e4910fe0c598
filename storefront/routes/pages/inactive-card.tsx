import { InactiveCardPage } from '../../features/inactive-card/inactive-card-page.tsx';

export default InactiveCardPage;
