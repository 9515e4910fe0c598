import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { listLetters } from './shortcut-list.ts';
import { focusSearch, goToNeighbour, openCreate, openEdit, submitForm } from './page-actions.ts';
import { readKey, type Key } from './read-key.ts';

/** Time allowed between `g` and its second letter. */
const chordMs = 1_500;
const written =
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
  const beganAt = useRef(0);
  useEffect(() => {
    const act = (key: Key): boolean => {
      if (key.kind === 'jump') onJump();
      else if (key.kind === 'help') onHelp();
      else if (key.kind === 'home') void navigate('/');
      else if (key.kind === 'begin') beganAt.current = Date.now();
      else if (key.kind === 'save') return submitForm();
      else if (key.kind === 'create') return openCreate();
      else if (key.kind === 'edit') return openEdit();
      else if (key.kind === 'neighbour') return goToNeighbour(key.step);
      else if (key.kind === 'search') {
        if (!focusSearch()) onJump();
      } else if (key.kind === 'list') {
        const resource = listLetters[key.code];
        if (!resource) return false;
        void navigate(`/${resource}`);
      }
      return true;
    };
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const afterG = Date.now() - beganAt.current < chordMs;
      const key = readKey(event, { afterG, typing: Boolean(target?.closest(written)) });
      if (!key || (!plainKeys && key.kind !== 'jump' && key.kind !== 'save')) return;
      // While a dialog is open, shortcuts don't act on the page behind it.
      if (isOverlaid() && key.kind !== 'save') return;
      if (key.kind !== 'begin') beganAt.current = 0;
      // Prevents the browser's own "save page", which is useless here.
      if (act(key) || key.kind === 'save') event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [navigate, plainKeys, onJump, onHelp]);
}
