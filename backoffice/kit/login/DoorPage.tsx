import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { LocalesMenuButton, ToggleThemeButton } from 'react-admin';
import { Logo } from '../layout/Logo.tsx';

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
  // Its flap, and behind it the page.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    inlineSize: 38,
    blockSize: 38,
    // Half a pixel more and less: a hard stop has steps along the slant.
    backgroundImage: `linear-gradient(${theme.direction === 'rtl' ? -45 : 45}deg, ${theme.tokens.accent} calc(50% - .5px), ${theme.tokens.ground} calc(50% + .5px))`,
    borderEndStartRadius: 10,
  },
  '& h1': { margin: '0 0 8px', fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.2 },
  '& .lead': { margin: '0 0 20px', color: theme.tokens.muted, lineHeight: 1.5 },
  '& .foot': { margin: '20px 0 0', textAlign: 'center' },
}));

/** A page before the back office: one sheet, without menu. */
export function DoorPage({ children }: { children: ReactNode }) {
  return (
    <Page>
      <header>
        <div className="brand">
          <Logo />
        </div>
        <LocalesMenuButton />
        <ToggleThemeButton />
      </header>
      <main>
        <Sheet>{children}</Sheet>
      </main>
    </Page>
  );
}
