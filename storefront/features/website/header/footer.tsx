import { Link } from 'react-router';
import { LogoMark } from '../../../components/logo-mark.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { SocialLinks } from '../../../components/social-links.tsx';
import { LanguageSwitch } from '../navigation/language-switch.tsx';
import { UndoIcon } from '../navigation/shell-icons.tsx';
import styles from './footer.module.css';

const places = ['blog', 'help', 'terms', 'privacy', 'refund', 'accessibility'] as const;

const presentYear = () => new Date().getFullYear();

/** Links at the foot of public pages (docs/specification.md 2, footer; docs/product.md 5, cancellation). */
export function Footer() {
  const { footer, brand, brandHome } = useMessages();
  return (
    <footer className={styles['footer']} aria-label={footer.label}>
      <div className="wrap">
        <div className={styles['top']}>
          <div className={styles['who']}>
            <Link className={styles['logo']} to="/" aria-label={brandHome}>
              <LogoMark />
              <span>{brand}</span>
            </Link>
            <p>{footer.about}</p>
            <SocialLinks />
          </div>
          <nav className={styles['links']} aria-label={footer.label}>
            {places.map((place) => (
              <Link key={place} to={`/${place}`}>
                {footer[place]}
              </Link>
            ))}
            <a href="/sitemap.xml">{footer.sitemap}</a>
          </nav>
          <Link className={styles['cancel']} to="/subscription?cancel=1">
            <UndoIcon />
            {footer.cancel}
          </Link>
        </div>
        <div className={styles['end']}>
          <p>{footer.rights(presentYear(), brand)}</p>
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  );
}
