import styles from '../../../components/icon-button.module.css';

/** Exported for links that look like an icon button. */
export const iconButtonClass = styles['icon'];
