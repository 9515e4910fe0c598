import { Suspense, useSyncExternalStore } from 'react';
import { preloadable } from '../lib/preloadable.ts';
import { QuietBoundary } from '../features/website/errors/quiet-boundary.tsx';

/** Unlike a lazy part it is fetched anew after a failed download. */
const overlays = preloadable(() => import('./overlays.tsx'));
const never = () => () => {};

/** Fetches what lies over the page once the page itself stands; nothing of it is needed for the first picture. */
export function OverlaysPlace() {
  const standing = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return standing ? (
    <QuietBoundary>
      <Suspense>
        <overlays.Component />
      </Suspense>
    </QuietBoundary>
  ) : null;
}
