import { googleStartEndpoint } from '../../../../api/contract/accounts/accounts.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { useLocation } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { usePageState } from '../../../lib/page-state.ts';
import { GoogleMark } from './google-mark.tsx';
import { pathToReturnTo } from './auth-address.ts';
import styles from './auth-dialog.module.css';
import { useAuthMessages } from './use-auth-messages.ts';

/**
 * Google's sign-in leaves the site and returns to the same page, also when it fails (docs/product.md 11.20). Nothing
 * where no Google client is configured.
 */
export function GoogleLink({ view }: { view: 'login' | 'register' }) {
  const texts = useAuthMessages();
  const { googleConfigured } = usePageState();
  const { pathname, search } = useLocation();
  const returnTo = pathToReturnTo(pathname, search);
  if (!googleConfigured) return null;
  return (
    <>
      <p className={styles['or']}>
        <span>{texts.or}</span>
      </p>
      <a
        className={buttonClass({ variant: 'line', wide: true })}
        href={pathOf(googleStartEndpoint, { query: { returnTo, view } })}
      >
        <GoogleMark />
        <span>
          {texts.continueWith} <bdi dir="ltr">Google</bdi>
        </span>
      </a>
    </>
  );
}
