import { Suspense, useSyncExternalStore } from 'react';
import { QuietBoundary } from '../features/website/errors/quiet-boundary.tsx';
import { preloadable } from '../lib/preloadable.ts';
import { LostDialogs } from './lost-dialogs.tsx';

/** Unlike `lazy` it fetches again after a failed download. */
const overlays = preloadable(() => import('./overlays.tsx'));
const never = () => () => {};

/** Fetches the overlays after the page has rendered; the first screen needs none of them. */
export function OverlaysPlace() {
  const standing = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return standing ? (
    <QuietBoundary renderBroken={(issue) => <LostDialogs issue={issue} />}>
      <Suspense>
        <overlays.Component />
      </Suspense>
    </QuietBoundary>
  ) : null;
}
