import { PhysicalCardsPage } from '../../features/nfc/physical-cards/physical-cards-page.tsx';

export default PhysicalCardsPage;
