import { styled } from '@mui/material';
import { useEffect } from 'react';
import { useCheckAuth, useLogin } from 'react-admin';
import { Link as SiteLink } from '@mui/material';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../i18n/use-messages.ts';
import { LanguageButton } from '../layout/LanguageButton.tsx';
import { Logo } from '../layout/Logo.tsx';
import { ThemeButton } from '../layout/ThemeButton.tsx';
import { LoginForm } from './LoginForm.tsx';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  backgroundColor: theme.tokens.ground,
  '& header': { display: 'flex', alignItems: 'center', gap: 4, padding: '10px 24px' },
  '& .brand': { marginInlineEnd: 'auto' },
  '& main': { display: 'grid', justifyItems: 'center', alignContent: 'center', padding: '16px 16px 12vh' },
}));

/** The sign-in sheet carries the brand's turned-down corner. */
const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: 400,
  padding: '36px 28px 28px',
  borderRadius: 16,
  borderStartEndRadius: 0,
  backgroundColor: theme.tokens.surface,
  boxShadow: theme.tokens.lifted,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    inlineSize: 38,
    blockSize: 38,
    borderEndStartRadius: 10,
    backgroundColor: theme.tokens.accent,
    clipPath:
      theme.direction === 'rtl' ? 'polygon(0 100%, 100% 0, 100% 100%)' : 'polygon(0 0, 100% 100%, 0 100%)',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    inlineSize: 38,
    blockSize: 38,
    backgroundColor: theme.tokens.ground,
    clipPath: theme.direction === 'rtl' ? 'polygon(0 0, 100% 0, 0 100%)' : 'polygon(0 0, 100% 0, 100% 100%)',
  },
  '& h1': { margin: '0 0 8px', fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.2 },
  '& .lead': { margin: '0 0 20px', color: theme.tokens.muted, lineHeight: 1.5 },
  '& .foot': { margin: '20px 0 0', textAlign: 'center' },
}));

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
    <Page>
      <header>
        <div className="brand">
          <Logo />
        </div>
        <LanguageButton />
        <ThemeButton />
      </header>
      <main>
        <Sheet>
          <h1>{word('login.title')}</h1>
          <p className="lead">{word(state?.nextPathname ? 'login.ended' : 'login.lead')}</p>
          <LoginForm onSignIn={login} />
          <p className="foot">
            <SiteLink href="/">{word('login.toSite')}</SiteLink>
          </p>
        </Sheet>
      </main>
    </Page>
  );
}
