import { PhysicalCardsPage } from '../../features/physical-cards/physical-cards-page.tsx';

export default PhysicalCardsPage;
