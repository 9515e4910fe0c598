import { lazy, Suspense, useSyncExternalStore } from 'react';

const Overlays = lazy(() => import('./overlays.tsx'));
const never = () => () => {};

/** Fetches what lies over the page once the page itself stands; nothing of it is needed for the first picture. */
export function OverlaysPlace() {
  const standing = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return standing ? (
    <Suspense>
      <Overlays />
    </Suspense>
  ) : null;
}
