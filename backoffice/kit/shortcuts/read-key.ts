export type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

export type Key =
  | { kind: 'jump' | 'save' | 'search' | 'help' | 'create' | 'edit' | 'home' | 'begin' }
  | { kind: 'neighbour'; step: 1 | -1 }
  | { kind: 'list'; code: string };

/**
 * The action of a key press; null when it is no shortcut.
 * @param afterG whether `g` was pressed just before
 * @param typing whether the admin is typing in a field: only keys with control count there
 */
export function readKey(
  press: KeyPress,
  { afterG, typing }: { afterG: boolean; typing: boolean },
): Key | null {
  if (press.isComposing || press.altKey) return null;
  const control = press.ctrlKey || press.metaKey;
  if (control && !press.shiftKey && press.code === 'KeyK') return { kind: 'jump' };
  if (control && !press.shiftKey && press.code === 'KeyS') return { kind: 'save' };
  if (control || typing) return null;
  if (press.key === '?' || (press.code === 'Slash' && press.shiftKey)) return { kind: 'help' };
  if (press.shiftKey) return null;
  if (afterG) return press.code === 'KeyH' ? { kind: 'home' } : { kind: 'list', code: press.code };
  return plain[press.code] ?? null;
}

const plain: Readonly<Record<string, Key>> = {
  Slash: { kind: 'search' },
  KeyJ: { kind: 'neighbour', step: 1 },
  KeyK: { kind: 'neighbour', step: -1 },
  KeyN: { kind: 'create' },
  KeyE: { kind: 'edit' },
  KeyG: { kind: 'begin' },
};
