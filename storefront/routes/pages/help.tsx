import { HelpPage } from '../../features/help/help-page.tsx';

export default HelpPage;
