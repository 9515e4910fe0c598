import CaretDownIcon from '~icons/ph/caret-down';
import WarningCircleIcon from '~icons/ph/warning-circle';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { sectionIds, sectionOfField, sectionOfPath, type SectionId } from './card-sections.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { sectionIcons } from './section-icons.ts';
import styles from './section-nav.module.css';
import { useEditorMessages } from './use-editor-messages.ts';

interface SectionNavProps {
  section: SectionId;
  onChoose(section: SectionId): void;
}

/** The sections: a list at the side, on narrow screens a select. Each shows whether it has changes. */
export function SectionNav({ section, onChoose }: SectionNavProps) {
  const texts = useEditorMessages();
  const { changed, invalid } = useMarks();
  const isFormOff = useEditorState(({ values }) => !values.showContactForm);
  return (
    <nav className={styles['nav']} aria-label={texts.navigation}>
      <ol className={styles['list']}>
        {sectionIds.map((id) => {
          const Icon = sectionIcons[id];
          return (
            <li key={id}>
              <Link
                to={`?section=${id}`}
                replace
                preventScrollReset
                aria-current={id === section ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(id);
                }}
              >
                <Icon aria-hidden />
                <span>{texts.sections[id]}</span>
                {id === 'form' && isFormOff && <small>{texts.off}</small>}
                {invalid.has(id) ? (
                  <span className={styles['issue']}>
                    <WarningCircleIcon aria-hidden />
                    <VisuallyHidden>{texts.issueHere}</VisuallyHidden>
                  </span>
                ) : (
                  changed.has(id) && (
                    <span className={styles['changed']}>
                      <VisuallyHidden>{texts.changedHere}</VisuallyHidden>
                    </span>
                  )
                )}
              </Link>
            </li>
          );
        })}
      </ol>
      <label className={styles['pick']}>
        <small>{texts.part(sectionIds.indexOf(section) + 1, sectionIds.length)}</small>
        <select value={section} onChange={(event) => onChoose(event.target.value as SectionId)}>
          {sectionIds.map((id) => (
            <option key={id} value={id}>
              {texts.sections[id]}
              {invalid.has(id) ? ` (${texts.issueHere})` : changed.has(id) ? ' •' : ''}
            </option>
          ))}
        </select>
        <CaretDownIcon aria-hidden />
      </label>
    </nav>
  );
}

function useMarks(): { changed: ReadonlySet<SectionId>; invalid: ReadonlySet<SectionId> } {
  const store = useEditor();
  const values = useEditorState((state) => state.values);
  const saved = useEditorState((state) => state.card);
  const errors = useEditorState((state) => state.errors);
  const changed = useMemo(
    () => new Set(store.changed().map(sectionOfField)),
    // The store answers from these two.
    // oxlint-disable-next-line react/exhaustive-deps
    [store, values, saved],
  );
  const invalid = useMemo(() => new Set(Object.keys(errors).map(sectionOfPath)), [errors]);
  return { changed, invalid };
}
