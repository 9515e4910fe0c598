import { preloadable } from '../../../lib/preloadable.ts';
import type { SessionUser } from '../../accounts/session/session-user.ts';

/** Popovers and the user menu: fetched for signed-in users only, so that guests' first script stays small. */
export const signedInTools = preloadable<{ user: SessionUser }>(() => import('./signed-in-tools.tsx'));

/** The module as the build's manifest names it. */
export const signedInToolsPath = 'features/website/header/signed-in-tools.tsx';
