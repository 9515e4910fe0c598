import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../../../components/icon-button.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { preloadable } from '../../../lib/preloadable.ts';
import { QuietBoundary } from '../errors/quiet-boundary.tsx';
import { MenuIcon } from './shell-icons.tsx';

const drawer = preloadable(() => import('./drawer.tsx'));

/** Opens the side drawer that replaces the links below 768 px. */
export function DrawerButton({ className }: { className?: string | undefined }) {
  const { nav } = useMessages();
  // Tied to the address it was opened at, so that a navigation closes it.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [wanted, setWanted] = useState(false);
  const open = openAt === key;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={nav.openMenu}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => setWanted(true)}
        onClick={() => {
          setWanted(true);
          setOpenAt(key);
        }}
      >
        <MenuIcon />
      </IconButton>
      {wanted && (
        <QuietBoundary renderBroken={() => <LinksBelow open={open} onClose={() => setOpenAt(null)} />}>
          <Suspense>
            <drawer.Component
              open={open}
              opener={button}
              onOpenChange={(next) => setOpenAt(next ? key : null)}
            />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  );
}

/** In place of a drawer whose code is lost: the page's end has the links, too. */
function LinksBelow({ open, onClose }: { open: boolean; onClose(): void }) {
  useEffect(() => {
    if (!open) return;
    document.querySelector<HTMLElement>('body footer a')?.focus();
    onClose();
  }, [open, onClose]);
  return null;
}
