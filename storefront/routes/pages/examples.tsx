import { ExamplesPage } from '../../features/cards/examples/examples-page.tsx';

export default ExamplesPage;
