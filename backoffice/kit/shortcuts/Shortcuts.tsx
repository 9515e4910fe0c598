import { lazy, Suspense, useCallback } from 'react';
import { useStore } from 'react-admin';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** Overlay of the page: the global search, or the list of shortcuts. */
export type Overlay = 'jump' | 'help' | null;

const JumpDialog = lazy(async () => ({
  default: (await import('../search/JumpDialog.tsx')).JumpDialog,
}));

interface Props {
  overlay: Overlay;
  onOverlay: (overlay: Overlay) => void;
}

export function Shortcuts({ overlay, onOverlay }: Props) {
  const [plainKeys, setPlainKeys] = useStore('shortcuts.plainKeys', true);
  const close = useCallback(() => onOverlay(null), [onOverlay]);
  useShortcuts({
    plainKeys,
    onJump: useCallback(() => onOverlay('jump'), [onOverlay]),
    onHelp: useCallback(() => onOverlay('help'), [onOverlay]),
  });
  if (overlay === 'help')
    return <ShortcutsHelp plainKeys={plainKeys} onPlainKeys={setPlainKeys} onClose={close} />;
  if (overlay === 'jump')
    return (
      <Suspense fallback={null}>
        <JumpDialog onClose={close} />
      </Suspense>
    );
  return null;
}
