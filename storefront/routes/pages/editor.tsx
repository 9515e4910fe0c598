import { ChooseCardPage } from '../../features/editor/choose-card-page.tsx';

export default ChooseCardPage;
