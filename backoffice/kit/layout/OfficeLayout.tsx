import { useMediaQuery, type Theme } from '@mui/material';
import { useMemo, useState, type ReactNode } from 'react';
import { Layout, Sidebar, type SidebarProps } from 'react-admin';
import { useMessages } from '../i18n/use-messages.ts';
import { ProofHost } from '../proof/ProofHost.tsx';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { BrokenPage } from './NoPage.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import type { MenuGroup } from './menu-entry.ts';
import { OfficeContext, type Overlay } from './office-context.ts';
import { OfficeBar } from './OfficeBar.tsx';
import { OfficeMenu } from './OfficeMenu.tsx';
import { useOwnMenu } from './use-own-menu.ts';

/** react-admin's layout, with the office's bar and menu, and what is at hand on every page. */
export function OfficeLayout({ menu: whole, children }: { menu: readonly MenuGroup[]; children: ReactNode }) {
  const menu = useOwnMenu(whole);
  const [overlay, onOverlay] = useState<Overlay>(null);
  const office = useMemo(() => ({ menu, overlay, onOverlay }), [menu, overlay]);
  return (
    <OfficeContext value={office}>
      <DocumentTitle />
      <FailureNotice />
      <ProofHost />
      <Shortcuts />
      <Layout appBarAlwaysOn appBar={OfficeBar} menu={OfficeMenu} sidebar={OfficeSidebar} error={BrokenPage}>
        {children}
      </Layout>
    </OfficeContext>
  );
}

/** On a phone react-admin's side bar is a drawer over the page, which is a dialog for screen readers. */
function OfficeSidebar(props: SidebarProps) {
  const word = useMessages();
  const isDrawer = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-label': word('menu.label') } as const;
  // Each anew: a drawer that was a bar before never learns that it has closed, and stays over the page.
  return isDrawer ? (
    <Sidebar key="drawer" {...props} slotProps={{ paper: dialog }} />
  ) : (
    <Sidebar key="bar" {...props} />
  );
}
