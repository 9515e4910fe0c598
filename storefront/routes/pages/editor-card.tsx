import { EditorPage } from '../../features/cards/editor/editor-page.tsx';

export default EditorPage;
