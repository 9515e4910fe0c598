import { ButtonLink } from '../../../components/button-link.tsx';
import styles from './leads-page.module.css';
import { useLeadsMessages } from './use-leads-messages.ts';

/** No leads yet, or none that match; either way the next step. */
export function NoLeads({ isFiltered, path }: { isFiltered: boolean; path: string }) {
  const texts = useLeadsMessages();
  return (
    <section className={styles['none']}>
      <h2>{isFiltered ? texts.nothingTitle : texts.emptyTitle}</h2>
      <p>{isFiltered ? texts.nothingText : texts.emptyText}</p>
      <ButtonLink to={isFiltered ? path : '/dashboard'}>
        {isFiltered ? texts.clear : texts.toCards}
      </ButtonLink>
    </section>
  );
}
