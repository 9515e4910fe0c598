import { googleStartEndpoint } from '../../../../api/contract/accounts/accounts.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { useLocation } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { GoogleMark } from './google-mark.tsx';
import { pathToReturnTo } from './auth-address.ts';
import styles from './auth-dialog.module.css';
import { useAuthMessages } from './use-auth-messages.ts';

/** Google's sign-in leaves the site and returns to the same page. */
export function GoogleLink() {
  const texts = useAuthMessages();
  const { pathname, search } = useLocation();
  const returnTo = pathToReturnTo(pathname, search);
  return (
    <>
      <p className={styles['or']}>
        <span>{texts.or}</span>
      </p>
      <a
        className={buttonClass({ variant: 'line', wide: true })}
        href={pathOf(googleStartEndpoint, { query: { returnTo } })}
      >
        <GoogleMark />
        <span>
          {texts.continueWith} <bdi dir="ltr">Google</bdi>
        </span>
      </a>
    </>
  );
}
