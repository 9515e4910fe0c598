import { useLocation } from 'react-router';
import { ButtonLink } from '../../../components/button-link.tsx';
import { classNames } from '../../../components/class-names.ts';
import { InkBleed, Stamp } from '../../../components/stamp.tsx';
import { readableAddress } from './readable-address.ts';
import styles from './not-found-page.module.css';
import { useNotFoundMessages } from './use-not-found-messages.ts';

interface NotFoundPageProps {
  /** The visitor looked for a card: paths below /p/ and /@, or any place that says so. */
  profile?: boolean | undefined;
}

/** The two forms of "not found" (docs/specification.md 2). */
export function NotFoundPage({ profile }: NotFoundPageProps) {
  const { pathname } = useLocation();
  const isProfile = profile ?? /^\/(p\/|@)/.test(pathname);
  return isProfile ? <ProfileNotFound pathname={pathname} /> : <PageNotFound />;
}

function PageNotFound() {
  const texts = useNotFoundMessages();
  return (
    <div className={classNames('wrap', styles['page'])}>
      <InkBleed />
      <div className={styles['envelope']} aria-hidden="true">
        <span className={styles['lines']}>
          <i />
          <i />
          <i />
        </span>
        <Stamp className={styles['stamp']}>{texts.stamp}</Stamp>
        {/* Its place counts from the envelope's side, so the element itself has the page's direction. */}
        <b className={styles['postage']}>
          <bdi dir="ltr">404</bdi>
        </b>
      </div>
      <div className={styles['words']}>
        <h1>{texts.pageTitle}</h1>
        <p>{texts.pageText}</p>
        <div className={styles['actions']}>
          <ButtonLink to="/">{texts.home}</ButtonLink>
          <ButtonLink to="/help" variant="line">
            {texts.help}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function ProfileNotFound({ pathname }: { pathname: string }) {
  const texts = useNotFoundMessages();
  return (
    <div className={classNames('wrap', styles['page'])}>
      <div className={styles['blank']} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <div className={styles['words']}>
        <h1>{texts.profileTitle}</h1>
        <p>
          {texts.profileBefore}
          <bdi dir="ltr">{readableAddress(pathname)}</bdi>
          {texts.profileAfter}
        </p>
        <div className={styles['actions']}>
          <ButtonLink to="/">{texts.home}</ButtonLink>
          <ButtonLink to="/examples" variant="line">
            {texts.examples}
          </ButtonLink>
          <ButtonLink to="/help" variant="quiet">
            {texts.help}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
