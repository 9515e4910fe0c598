import { Link } from 'react-router';
import type { ImportedItem } from '../../../../api/contract/accounts/data-import.schema.ts';
import { buttonClass } from '../../../components/button.tsx';
import { StatusWord, type StatusTone } from '../../../components/status-word.tsx';
import { useEditorMessages } from '../../cards/editor/use-editor-messages.ts';
import styles from './account-page.module.css';
import importStyles from './data-import.module.css';
import { useAccountMessages } from './use-account-messages.ts';

const tones: Record<ImportedItem['outcome'], StatusTone> = {
  added: 'good',
  already: 'calm',
  skipped: 'bad',
  later: 'waiting',
};

/** Outcome for each card, or address, of an imported file. */
export function ImportList({ title, items }: { title: string; items: readonly ImportedItem[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h4 className={importStyles['kind']}>{title}</h4>
      <ul className={styles['rows']}>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a file's items have no other name, and never move
          <ImportRow key={index} item={item} />
        ))}
      </ul>
    </>
  );
}

function ImportRow({ item: { name, outcome, reason, faults: issues, cardId } }: { item: ImportedItem }) {
  const { dataImport: texts } = useAccountMessages();
  const { addresses } = useAccountMessages();
  const { fields } = useEditorMessages();
  const labels: Partial<Record<string, string>> =
    cardId === null ? { ...fields, ...addresses.fields } : { ...fields, isPublic: texts.visibility };
  const labelOf = (field: string) => labels[field.split('.')[0] ?? ''] ?? field;
  return (
    <li className={styles['row']}>
      <div className={styles['about']}>
        <p className={styles['name']}>
          <bdi>{name}</bdi>
          <StatusWord tone={tones[outcome]}>{texts.outcomes[outcome]}</StatusWord>
        </p>
        {reason && <p className={styles['facts']}>{reason}</p>}
        {issues.length > 0 && (
          <div className={importStyles['left']}>
            <p>{outcome === 'added' ? texts.left : texts.inTheWay}</p>
            <dl>
              {issues.map(({ field, text }) => (
                <div key={`${field} ${text}`}>
                  <dt>{labelOf(field)}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
      {outcome === 'added' && cardId !== null && (
        <Link
          className={buttonClass({ variant: 'line', size: 'small' })}
          to={`/editor/${cardId}`}
          aria-label={texts.editOf(name)}
        >
          {texts.edit}
        </Link>
      )}
    </li>
  );
}
