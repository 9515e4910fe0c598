import type { ResourceName } from '../resource-entities.ts';
import { listLetters, type ShortcutAction } from './shortcut-list.ts';

export type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

/** By their place on the keyboard. */
const plain: Readonly<Record<string, ShortcutAction>> = {
  Slash: 'search',
  KeyJ: 'next',
  KeyK: 'previous',
  KeyN: 'create',
  KeyE: 'edit',
  KeyG: 'begin',
};

/**
 * What a key press does, or the list it opens; null when it is no shortcut.
 * @param afterG whether `g` was pressed just before
 * @param typing whether the admin is typing in a field: only keys with control count there
 */
export function readKey(
  press: KeyPress,
  { afterG, typing }: { afterG: boolean; typing: boolean },
): ShortcutAction | { list: ResourceName } | null {
  if (press.isComposing || press.altKey) return null;
  const control = press.ctrlKey || press.metaKey;
  if (control && !press.shiftKey && press.code === 'KeyK') return 'jump';
  if (control && !press.shiftKey && press.code === 'KeyS') return 'save';
  if (control || typing) return null;
  if (press.key === '?' || (press.code === 'Slash' && press.shiftKey)) return 'help';
  if (press.shiftKey) return null;
  if (!afterG) return plain[press.code] ?? null;
  if (press.code === 'KeyH') return 'home';
  const list = listLetters[press.code];
  return list ? { list } : null;
}
