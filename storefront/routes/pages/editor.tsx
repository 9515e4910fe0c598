import { ChooseCardPage } from '../../features/cards/editor/choose-card-page.tsx';

export default ChooseCardPage;
