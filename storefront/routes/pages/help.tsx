import { HelpPage } from '../../features/website/help/help-page.tsx';

export default HelpPage;
