import { Drawer, styled } from '@mui/material';
import { Suspense, useState, type ReactNode } from 'react';
import { Loading, SkipNavigationButton } from 'react-admin';
import { useLocation } from 'react-router';
import { useMessages } from '../i18n/use-messages.ts';
import { ProofHost } from '../proof/ProofHost.tsx';
import { Shortcuts, type Overlay } from '../shortcuts/Shortcuts.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import type { MenuGroup } from './menu-entry.ts';
import { useOwnMenu } from './use-own-menu.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

const menuWidth = 216;

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${menuWidth}px minmax(0, 1fr)`,
  minBlockSize: '100dvh',
  backgroundColor: theme.tokens.ground,
  '& .side': {
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: '100dvh',
    overflowY: 'auto',
    backgroundColor: theme.tokens.groundQuiet,
    borderInlineEnd: `1px solid ${theme.tokens.line}`,
  },
  '& > .page': { minInlineSize: 0 },
  '& main': { padding: '24px 32px 64px', maxInlineSize: 1440 },
  '[dir="rtl"] & .turns': { transform: 'scaleX(-1)' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .side': { display: 'none' },
    '& main': { padding: '16px 16px max(64px, env(safe-area-inset-bottom))' },
  },
}));

/** Menu at the start, bar on top, page between them; below 1000 px the menu is a drawer. */
export function BackOfficeLayout({
  menu: whole,
  children,
}: {
  menu: readonly MenuGroup[];
  children: ReactNode;
}) {
  const word = useMessages();
  const menu = useOwnMenu(whole);
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const [overlay, setOverlay] = useState<Overlay>(null);
  return (
    <Frame>
      <SkipNavigationButton />
      <DocumentTitle />
      <ProofHost />
      <Shortcuts menu={menu} overlay={overlay} onOverlay={setOverlay} />
      <div className="side">
        <SideMenu groups={menu} />
      </div>
      <Drawer
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': word('menu.label'),
            sx: { inlineSize: 280, maxInlineSize: '86vw' },
          },
        }}
      >
        <SideMenu groups={menu} onGo={() => setMenuOpen(false)} />
      </Drawer>
      <div className="page">
        <TopBar menuOpen={menuOpen} onOpenMenu={() => setMenuOpen(true)} onOverlay={setOverlay} />
        <main id="main-content" tabIndex={-1}>
          <PageBoundary place={pathname}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </PageBoundary>
        </main>
      </div>
    </Frame>
  );
}
