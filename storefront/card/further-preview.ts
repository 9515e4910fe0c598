import './sheets/sections.css';
import './templates/basic/basic-sections.css';
import './templates/bold/bold-sections.css';
import './templates/classic/classic-sections.css';
import './templates/creative/creative-sections.css';
import './templates/minimal/minimal-sections.css';
import './templates/night/night-sections.css';

/** For a preview that shows the whole card: the further sections with their styles. */
export { furtherSections } from './further-sections.tsx';
