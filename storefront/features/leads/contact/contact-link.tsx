import type { MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '../../../components/button.tsx';
import { openContactDialog } from './contact-dialog-store.ts';

/**
 * Opens the contact dialog over the current page. It is a link to the contact page, which works before the
 * script has loaded and without one.
 */
export function ContactLink({ children, ...look }: ButtonLook & { children: ReactNode }) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openContactDialog();
  }
  return (
    <a className={buttonClass(look)} href="/contact" aria-haspopup="dialog" onClick={open}>
      {children}
    </a>
  );
}
