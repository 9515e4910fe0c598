import { Suspense, useSyncExternalStore } from 'react';
import { preloadable } from '../lib/preloadable.ts';
import { QuietBoundary } from '../features/website/errors/quiet-boundary.tsx';

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
    <QuietBoundary>
      <Suspense>
        <overlays.Component />
      </Suspense>
    </QuietBoundary>
  ) : null;
}
