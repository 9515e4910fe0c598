import CaretDownIcon from '~icons/ph/caret-down';
import CaretUpIcon from '~icons/ph/caret-up';
import EyeIcon from '~icons/ph/eye';
import EyeSlashIcon from '~icons/ph/eye-slash';
import PencilSimpleIcon from '~icons/ph/pencil-simple';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { CardFields } from '../../../../api/contract/cards/card-fields.ts';
import { maxSectionTitle } from '../../../../api/contract/cards/section-names.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useEditorState } from './editor-context.ts';
import styles from './order.module.css';
import { useEditorMessages } from './use-editor-messages.ts';

type Section = CardFields['sections'][number];

interface OrderRowProps {
  section: Section;
  index: number;
  count: number;
  /** The name that the template gives it, in the card's language. */
  ofTemplate: string;
  /** What it holds, in words; null while it is empty. */
  contents: string | null;
  /** Grip that moves the row; null while the list is locked. */
  handle: ReactNode;
  disabled: boolean;
  onMove(by: 1 | -1): void;
  onChange(part: Partial<Section>): void;
  onLeave(): void;
}

/** One section: its name, which a press opens for writing, its place, and whether visitors see it. */
export function OrderRow(props: OrderRowProps) {
  const { section, index, count, ofTemplate, contents, handle, disabled, onMove, onChange, onLeave } = props;
  const { order: texts } = useEditorMessages();
  const error = useEditorState(
    ({ errors }) => errors[`sections.${index}.title`] ?? errors[`sections.${index}.name`],
  );
  const [before, setBefore] = useState<{ title: string | null } | null>(null);
  const nameButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = before !== null || error !== undefined;
  // Whoever is done goes on at the name, not at the page's start.
  useEffect(() => {
    if (wasOpen.current && !isOpen) nameButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const name = section.title || ofTemplate;
  const close = (wanted: string | null) => {
    const title = wanted?.trim() || null;
    if (title !== section.title) onChange({ title });
    setBefore(null);
    onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    close(event.key === 'Enter' ? section.title : (before?.title ?? null));
  };
  const holds = contents ?? texts.empty;
  const line = section.title ? `${holds}. ${texts.ownName(ofTemplate)}` : holds;
  return (
    <div className={classNames(styles['row'], (!section.isShown || !contents) && styles['absent'])}>
      {handle}
      {isOpen ? (
        <div className={styles['naming']}>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner has just asked to write here
            autoFocus
            label={texts.title(ofTemplate)}
            help={texts.ofTemplate(ofTemplate)}
            value={section.title ?? ''}
            placeholder={ofTemplate}
            dir={section.title ? directionOfText(section.title) : undefined}
            maxLength={maxSectionTitle}
            error={error}
            onChange={(event) => onChange({ title: event.target.value || null })}
            onKeyDown={onKeyDown}
          />
          <div className={styles['answers']}>
            <Button variant="line" size="small" onClick={() => close(section.title)}>
              {texts.done}
            </Button>
            <Button variant="quiet" size="small" onClick={() => close(before?.title ?? null)}>
              {texts.giveUp}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <button
            ref={nameButton}
            type="button"
            className={styles['name']}
            aria-label={texts.rename(name)}
            disabled={disabled}
            onClick={() => setBefore({ title: section.title })}
          >
            <bdi>{name}</bdi>
            <PencilSimpleIcon aria-hidden />
          </button>
          <span className={styles['holds']}>{section.isShown ? line : texts.hidden}</span>
          {!disabled && (
            <span className={styles['moves']}>
              <IconButton label={texts.up(name)} disabled={index === 0} onClick={() => onMove(-1)}>
                <CaretUpIcon aria-hidden />
              </IconButton>
              <IconButton label={texts.down(name)} disabled={index === count - 1} onClick={() => onMove(1)}>
                <CaretDownIcon aria-hidden />
              </IconButton>
              <IconButton
                label={section.isShown ? texts.hide(name) : texts.show(name)}
                onClick={() => onChange({ isShown: !section.isShown })}
              >
                {section.isShown ? <EyeIcon aria-hidden /> : <EyeSlashIcon aria-hidden />}
              </IconButton>
            </span>
          )}
        </>
      )}
    </div>
  );
}
