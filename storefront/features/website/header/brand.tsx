import { Link } from 'react-router';
import { LogoMark } from '../../../components/logo-mark.tsx';
import { Stamp } from '../../../components/stamp.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import styles from './header.module.css';

/** The logo and its BETA stamp (docs/specification.md 1). */
export function Brand() {
  const { brand, brandHome } = useMessages();
  return (
    <div className={styles['brand']}>
      <Link className={styles['logo']} to="/" aria-label={brandHome}>
        <LogoMark />
        <span>{brand}</span>
      </Link>
      <Stamp small>BETA</Stamp>
    </div>
  );
}
