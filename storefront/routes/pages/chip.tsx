import { ChipPage } from '../../features/chips/chip-page.tsx';

export default ChipPage;
