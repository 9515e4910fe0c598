import { ExamplesPage } from '../../features/examples/examples-page.tsx';

export default ExamplesPage;
