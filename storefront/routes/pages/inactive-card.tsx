import { InactiveCardPage } from '../../features/cards/inactive-card/inactive-card-page.tsx';

export default InactiveCardPage;
