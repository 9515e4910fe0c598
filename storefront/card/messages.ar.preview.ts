import './sheets/arabic.css';

/** For a preview: the words with the font's letters. */
export { ar } from './messages.ar.ts';
