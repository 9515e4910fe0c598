import { useEffect, type RefObject } from 'react';

/**
 * Lets the focus reach the toasts while a dialog is open. The dialog's trap listens on the document and pulls the focus
 * back; events that lead into the toasts are stopped at the body, where React has handled them already.
 */
export function useFocusBesideDialog(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function keepFromTrap(event: FocusEvent) {
      const goal = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (goal instanceof Node && area.current?.contains(goal)) event.stopPropagation();
    }
    document.body.addEventListener('focusin', keepFromTrap);
    document.body.addEventListener('focusout', keepFromTrap);
    return () => {
      document.body.removeEventListener('focusin', keepFromTrap);
      document.body.removeEventListener('focusout', keepFromTrap);
    };
  }, [area]);
}
