import { Link, useLocation, type LinkProps } from 'react-router';
import { useMessages } from '../../../i18n/messages.ts';
import type { NavigationLink } from './navigation-links.ts';

/** A link of the header, the drawer or a menu; marks the current page. */
export function NavigationItem({
  link,
  ...rest
}: { link: NavigationLink } & Omit<LinkProps, 'to' | 'children'>) {
  const { nav } = useMessages();
  const { pathname, search } = useLocation();
  const [path, query] = link.to.split('?');
  const isPage = query === undefined ? pathname === path : pathname + search === link.to;
  return (
    <Link
      {...rest}
      to={link.to}
      reloadDocument={link.server === true}
      aria-current={isPage ? 'page' : pathname.startsWith(`${path}/`) ? 'true' : undefined}
    >
      {nav[link.label]}
    </Link>
  );
}
