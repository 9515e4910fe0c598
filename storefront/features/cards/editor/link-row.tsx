import TrashIcon from '~icons/ph/trash';
import type { ReactNode } from 'react';
import type { CardFields } from '../../../../api/contract/cards/card-fields.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useEditorState } from './editor-context.ts';
import styles from './links.module.css';
import { ScheduleFields } from './schedule-fields.tsx';
import { useEditorMessages } from './use-editor-messages.ts';

type Link = CardFields['customLinks'][number];

interface LinkRowProps {
  link: Link;
  index: number;
  /** Grip that moves the row; null while the list is locked. */
  handle: ReactNode;
  disabled: boolean;
  onChange(part: Partial<Link>): void;
  onLeave(): void;
  onRemove(): void;
}

/** One link: title, address, and when visitors see it. */
export function LinkRow({ link, index, handle, disabled, onChange, onLeave, onRemove }: LinkRowProps) {
  const { links: texts } = useEditorMessages();
  const errors = useEditorState((state) => state.errors);
  const errorOf = (name: keyof Link) => errors[`customLinks.${index}.${name}`];
  return (
    <div className={styles['link']}>
      {handle}
      <div className={styles['entries']}>
        <TextField
          label={texts.title}
          value={link.title}
          dir={link.title ? directionOfText(link.title) : undefined}
          error={errorOf('title')}
          disabled={disabled}
          onChange={(event) => onChange({ title: event.target.value })}
          onBlur={onLeave}
        />
        <TextField
          label={texts.url}
          value={link.url}
          dir="ltr"
          inputMode="url"
          error={errorOf('url')}
          disabled={disabled}
          onChange={(event) => onChange({ url: event.target.value })}
          onBlur={onLeave}
        />
        <ScheduleFields value={link} onChange={onChange} error={errorOf('showUntil')} disabled={disabled} />
      </div>
      {!disabled && (
        <IconButton label={texts.remove(link.title || texts.unnamed)} onClick={onRemove}>
          <TrashIcon aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
