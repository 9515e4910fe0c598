import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { focusSearch, goToNeighbour, openCreate, openEdit, submitForm } from './page-actions.ts';
import { readKey } from './read-key.ts';
import type { ShortcutAction } from './shortcut-list.ts';

/** Time allowed between the presses of `g` and of its second letter, whenever a busy page comes to hear of them. */
const chordMs = 1_500;
/** Where letters are typed, and so no shortcuts. */
export const typedInto =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]';

/** Some closed menus stay in the DOM; that of the side bar is no overlay. */
const isOverlaid = () =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"]:not(nav *), [role="listbox"]')].some(
    (layer) => layer.checkVisibility({ visibilityProperty: true }),
  );

interface Wishes {
  /** Single keys can be switched off; those with control always work. */
  plainKeys: boolean;
  onJump: () => void;
  onHelp: () => void;
}

export function useShortcuts({ plainKeys, onJump, onHelp }: Wishes): void {
  const navigate = useNavigate();
  const beganAt = useRef(-Infinity);
  useEffect(() => {
    let pressedAt = 0;
    // False where the page has nothing to do it with.
    const actions: Readonly<Record<ShortcutAction, () => unknown>> = {
      jump: onJump,
      help: onHelp,
      home: () => navigate('/'),
      begin: () => (beganAt.current = pressedAt),
      save: submitForm,
      create: openCreate,
      edit: openEdit,
      next: () => goToNeighbour(1),
      previous: () => goToNeighbour(-1),
      search: () => focusSearch() || onJump(),
    };
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      pressedAt = event.timeStamp;
      const afterG = pressedAt - beganAt.current < chordMs;
      const key = readKey(event, { afterG, typing: Boolean(target?.closest(typedInto)) });
      // A letter that opens no list ends what G began.
      if (!key) beganAt.current = -Infinity;
      if (!key || (!plainKeys && key !== 'jump' && key !== 'save')) return;
      // While a dialog is open, shortcuts don't act on the page behind it.
      if (isOverlaid() && key !== 'save') return;
      beganAt.current = -Infinity;
      const isDone = (typeof key === 'string' ? actions[key]() : navigate(`/${key.list}`)) !== false;
      // Prevents the browser's own "save page", which is useless here.
      if (isDone || key === 'save') event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [navigate, plainKeys, onJump, onHelp]);
}
