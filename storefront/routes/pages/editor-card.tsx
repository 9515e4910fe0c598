import { EditorPage } from '../../features/editor/editor-page.tsx';

export default EditorPage;
