import type { CardFields } from '../../../../../api/contract/cards/card-fields.ts';
import { maxPictures } from '../../../../../api/contract/cards/card-fields.ts';
import GalleryField from '../../media/gallery-field.tsx';
import PictureField from '../../media/picture-field.tsx';
import { useEditor, useEditorState, useField } from '../editor-context.ts';
import styles from '../editor.module.css';
import { Entry } from '../entries.tsx';
import { LockedNote } from '../locked-note.tsx';
import { ScheduleFields } from '../schedule-fields.tsx';
import { useEditorMessages } from '../use-editor-messages.ts';

interface MediaSectionProps {
  /** Reports whether the field is uploading. */
  onBusyChange(field: 'profileImage' | 'logoImage' | 'coverImage' | 'galleryImages', isBusy: boolean): void;
}

export function MediaSection({ onBusyChange }: MediaSectionProps) {
  const texts = useEditorMessages();
  const portrait = useField('profileImage');
  const logo = useField('logoImage');
  const cover = useField('coverImage');
  const video = useField('promoVideoUrl');
  return (
    <>
      <div className={styles['two']}>
        <PictureField
          purpose="portrait"
          shape="square"
          label={texts.fields.profileImage}
          value={portrait.value}
          error={portrait.error}
          onChange={portrait.set}
          onBusyChange={(isBusy) => onBusyChange('profileImage', isBusy)}
        />
        <PictureField
          purpose="logo"
          shape="original"
          label={texts.fields.logoImage}
          help={texts.help.logo}
          value={logo.value}
          error={logo.error}
          disabled={logo.locked !== null}
          onChange={logo.set}
          onBusyChange={(isBusy) => onBusyChange('logoImage', isBusy)}
        />
      </div>
      <div className={styles['two']}>
        <PictureField
          purpose="cover"
          shape="wide"
          label={texts.fields.coverImage}
          value={cover.value}
          error={cover.error}
          disabled={cover.locked !== null}
          onChange={cover.set}
          onBusyChange={(isBusy) => onBusyChange('coverImage', isBusy)}
        />
      </div>
      <LockedNote feature={cover.locked} />
      <Gallery onBusyChange={(isBusy) => onBusyChange('galleryImages', isBusy)} />
      <Entry field="promoVideoUrl" help={texts.help.video} ltr inputMode="url" />
      <LockedNote feature={video.locked} />
    </>
  );
}

function Gallery({ onBusyChange }: { onBusyChange(isBusy: boolean): void }) {
  const { fields } = useEditorMessages();
  const store = useEditor();
  const { value, locked } = useField('galleryImages');
  const errors = useEditorState((state) => state.errors);
  /** Uploads finish in any order: each change applies to the list at that time. */
  const change = (make: (now: CardFields['galleryImages']) => CardFields['galleryImages']) =>
    store.write({ galleryImages: make(store.get().values.galleryImages) });
  return (
    <>
      <GalleryField
        label={fields.galleryImages}
        value={value}
        onChange={change}
        errors={errors}
        max={maxPictures}
        disabled={locked !== null}
        onBusyChange={onBusyChange}
        renderSchedule={(item, changeItem) => (
          <ScheduleFields
            value={item}
            onChange={changeItem}
            disabled={locked !== null}
            error={errors[`galleryImages.${value.indexOf(item)}.showUntil`]}
          />
        )}
      />
      <LockedNote feature={locked} />
    </>
  );
}
