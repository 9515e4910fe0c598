import { Button } from '../../../components/button.tsx';
import styles from './chips.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

interface PagingProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  onChange(page: number): void;
}

/** The steps between the pages of chips; nothing where they fit on one. */
export function Paging({ page, pages, onChange }: PagingProps) {
  const { chips: texts } = usePhysicalCardsMessages();
  if (pages <= 1) return null;
  return (
    <div className={styles['paging']}>
      <Button variant="line" size="small" disabled={page === 1} onClick={() => onChange(page - 1)}>
        {texts.before}
      </Button>
      <span>{texts.pageOf(page, pages)}</span>
      <Button variant="line" size="small" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {texts.after}
      </Button>
    </div>
  );
}
