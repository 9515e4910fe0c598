import './sheets/cyrillic.css';

/** For a preview: the words with the font's letters. */
export { ru } from './messages.ru.ts';
