import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { buttonClass, type ButtonLook } from '../../../components/button.tsx';
import { withAuthWish } from './auth-address.ts';
import { openAuthDialog, openDemoLogin } from './auth-dialog-store.ts';

interface AuthLinkProps extends ButtonLook {
  wish: 'login' | 'register' | 'demo';
  /** Replaces the look of a button. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Opens the sign-in dialog over the current page. It is a link to `?login=1` of that page, so that a press
 * before the script has loaded is not lost.
 */
export function AuthLink({ wish, className, children, ...look }: AuthLinkProps) {
  const { pathname, search } = useLocation();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (wish === 'demo') openDemoLogin();
    else openAuthDialog(wish);
  }

  return (
    <a
      className={className ?? buttonClass(look)}
      href={pathname + withAuthWish(search, wish)}
      aria-haspopup="dialog"
      onClick={open}
    >
      {children}
    </a>
  );
}
