import CropIcon from '~icons/ph/crop';
import TrashIcon from '~icons/ph/trash';
import type { ReactNode } from 'react';
import type { GalleryImage } from '../../../../api/contract/cards/entities/gallery-images.schema.ts';
import { describePicture } from '../../../../api/contract/cards/picture-address.ts';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { classNames } from '../../../components/class-names.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { CachedImage } from '../../../components/cached-image.tsx';
import { TextField } from '../../../components/text-field.tsx';
import styles from './media.module.css';
import { useMediaMessages } from './use-media-messages.ts';

interface GalleryItemProps {
  item: GalleryImage;
  name: string;
  handle: ReactNode;
  disabled: boolean;
  error: string | undefined;
  onChange(part: Partial<GalleryImage>): void;
  onCut(): void;
  onRemove(): void;
  /** Controls for whether and when visitors see it; a plain checkbox unless given. */
  schedule: ReactNode;
}

export function GalleryItem(props: GalleryItemProps) {
  const { item, name, handle, disabled, error, onChange, onCut, onRemove, schedule } = props;
  const texts = useMediaMessages();
  const picture = describePicture(item.url);
  return (
    <div className={styles['item']}>
      <div className={styles['itemHead']}>
        {handle}
        <div className={classNames(styles['thumb'], !item.isShown && styles['off'])}>
          {picture && <CachedImage picture={picture} alt={item.caption ?? name} sizes="120px" />}
        </div>
        <div className={styles['itemActions']}>
          <IconButton label={`${texts.cut}: ${name}`} disabled={disabled} onClick={onCut}>
            <CropIcon aria-hidden />
          </IconButton>
          <IconButton label={`${texts.remove}: ${name}`} disabled={disabled} onClick={onRemove}>
            <TrashIcon aria-hidden />
          </IconButton>
        </div>
      </div>
      <div className={styles['itemFields']}>
        <TextField
          label={texts.caption}
          dir="auto"
          maxLength={200}
          disabled={disabled}
          value={item.caption ?? ''}
          error={error}
          onChange={(event) => onChange({ caption: event.target.value || null })}
        />
        {schedule ?? (
          <CheckboxField
            label={texts.show}
            checked={item.isShown}
            disabled={disabled}
            onChange={(event) => onChange({ isShown: event.target.checked })}
          />
        )}
      </div>
    </div>
  );
}
