import { ChipPage } from '../../features/nfc/chips/chip-page.tsx';

export default ChipPage;
