import { useEffect } from 'react';
import { useCheckAuth, useLogin } from 'react-admin';
import { Link as SiteLink } from '@mui/material';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../i18n/use-messages.ts';
import { DoorPage } from './DoorPage.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Signs in after a session ended during work; the same API and account as in the storefront. */
export function LoginPage() {
  const word = useMessages();
  const checkAuth = useCheckAuth();
  const login = useLogin();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { nextPathname?: string } | null };
  useEffect(() => {
    document.title = word('brand.pageTitle', { page: word('login.title') });
    checkAuth({}, false).then(
      () => navigate('/', { replace: true }),
      () => {},
    );
  }, [checkAuth, navigate, word]);
  return (
    <DoorPage>
      <h1>{word('login.title')}</h1>
      <p className="lead">{word(state?.nextPathname ? 'login.ended' : 'login.lead')}</p>
      <LoginForm onSignIn={login} />
      <p className="foot">
        <SiteLink href="/">{word('login.toSite')}</SiteLink>
      </p>
    </DoorPage>
  );
}
