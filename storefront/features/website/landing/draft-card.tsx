import { useEffect } from 'react';
import styles from './draft-card.module.css';
import { drawDraft } from './draw-draft.ts';

const blank = '\u00A0';

/**
 * The visitor's own card, drawn while they type. Its texts are written by `drawDraft`, also before React takes the
 * page over, which then leaves them alone.
 */
export function DraftCard({ name, trade }: { name: string; trade: string }) {
  useEffect(() => {
    addEventListener('input', drawDraft);
    // What was typed before, or brought back by the browser.
    for (const target of document.querySelectorAll('[data-draws]')) drawDraft({ target });
    return () => removeEventListener('input', drawDraft);
  }, []);
  return (
    <div className={styles['draft']} aria-hidden="true">
      {/* A blank, so that there is a text for React to find. */}
      <b data-drawn="initials" data-blank={blank} suppressHydrationWarning>
        {blank}
      </b>
      <b data-drawn="name" data-blank={name} dir="auto" suppressHydrationWarning>
        {name}
      </b>
      <span data-drawn="trade" data-blank={trade} dir="auto" suppressHydrationWarning>
        {trade}
      </span>
      <p>
        <i />
        <i />
        <i />
        <i />
      </p>
    </div>
  );
}
