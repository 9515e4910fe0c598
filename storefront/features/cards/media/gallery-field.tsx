import { useId, useRef, useState, type ReactNode } from 'react';
import type { GalleryImage } from '../../../../api/contract/cards/entities/gallery-images.schema.ts';
import type { UploadedPicture } from '../../../../api/contract/cards/media.schema.ts';
import { SortableList } from '../../../components/sortable-list.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { GalleryItem } from './gallery-item.tsx';
import { moved } from '../../../lib/moved.ts';
import { withReturned, withUpload } from './gallery-list.ts';
import styles from './media.module.css';
import { PictureDrop } from './picture-drop.tsx';
import { UploadLine } from './upload-line.tsx';
import { fetchPicture, useCropDialog } from './use-crop-dialog.tsx';
import { useMediaMessages } from './use-media-messages.ts';
import { useUploads } from './use-uploads.ts';

interface GalleryFieldProps {
  label: string;
  value: readonly GalleryImage[];
  /** Each change applies to the list at that time: uploads finish at any time and in any order. */
  onChange(change: (now: GalleryImage[]) => GalleryImage[]): void;
  /** Issues by the server's paths, `galleryImages.2.caption`. */
  errors?: Readonly<Record<string, string>> | undefined;
  max?: number;
  disabled?: boolean;
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
  renderSchedule?:
    | ((item: GalleryImage, change: (part: Partial<GalleryImage>) => void) => ReactNode)
    | undefined;
}

const shapes = ['original', 'square', 'wide', 'tall'] as const;
const entryOf = ({ url, width, height }: UploadedPicture): GalleryImage => ({
  url,
  width,
  height,
  caption: null,
  isShown: true,
  showFrom: null,
  showUntil: null,
});

let lastPlace = 0;

/** The pictures of a gallery: several uploaded at once, sorted, captioned, hidden, cropped and removed. */
export default function GalleryField(props: GalleryFieldProps) {
  const { label, value, onChange, errors = {}, max = 30, disabled = false, onBusyChange } = props;
  const texts = useMediaMessages();
  const id = useId();
  const { uploads, add, report, retry, stop } = useUploads('gallery', onBusyChange);
  const { dialog, ask } = useCropDialog();
  const [removed, setRemoved] = useState<{ item: GalleryImage; at: number } | null>(null);
  const [leftOut, setLeftOut] = useState(0);
  const places = useRef(new Map<string, number>());
  const underWay = uploads.filter(({ issue }) => issue === null).length;
  const room = Math.max(0, max - value.length - underWay);

  const changeItem = (url: string, part: Partial<GalleryImage>) =>
    onChange((now) => now.map((one) => (one.url === url ? { ...one, ...part } : one)));

  function takeFiles(files: File[]) {
    setLeftOut(Math.max(0, files.length - room));
    for (const file of files.slice(0, room)) {
      const place = (lastPlace += 1);
      add({
        file,
        name: file.name || texts.picture,
        cut: {},
        onDone(picture) {
          places.current.set(picture.url, place);
          onChange((now) => withUpload(now, entryOf(picture), { places: places.current, max }));
        },
      });
    }
  }

  async function cut(item: GalleryImage, name: string) {
    const file = await fetchPicture(item.url);
    const onDone = ({ url, width, height }: UploadedPicture) => changeItem(item.url, { url, width, height });
    ask({ file, shapes, onCut: (wanted) => add({ file, name, cut: wanted, onDone }) });
  }

  function remove(item: GalleryImage, at: number) {
    setRemoved({ item, at });
    onChange((now) => now.filter((one) => one.url !== item.url));
  }

  function putBack() {
    if (!removed) return;
    onChange((now) => withReturned(now, removed, max));
    setRemoved(null);
  }

  const nameOf = (item: GalleryImage) => item.caption ?? texts.pictureNumber(value.indexOf(item) + 1);
  return (
    <fieldset className={styles['field']}>
      <legend className={styles['label']} id={`${id}-label`}>
        <bdi>{label}</bdi> <span className={styles['count']}>{texts.count(value.length, max)}</span>
      </legend>
      <SortableList
        items={value}
        idOf={({ url }) => url}
        nameOf={nameOf}
        onMove={(from, to) => onChange((now) => moved(now, from, to))}
        layout="list"
        className={styles['items']}
      >
        {(item, index, handle) => (
          <GalleryItem
            item={item}
            name={nameOf(item)}
            handle={disabled ? null : handle}
            disabled={disabled}
            error={errors[`galleryImages.${index}.caption`] ?? errors[`galleryImages.${index}.url`]}
            onChange={(part) => changeItem(item.url, part)}
            onCut={() => void cut(item, nameOf(item)).catch(() => report(nameOf(item)))}
            onRemove={() => remove(item, index)}
            schedule={props.renderSchedule?.(item, (part) => changeItem(item.url, part))}
          />
        )}
      </SortableList>
      {uploads.map((upload) => (
        <UploadLine
          key={upload.key}
          upload={upload}
          onStop={() => stop(upload.key)}
          onRetry={() => retry(upload.key)}
        />
      ))}
      {removed && (
        <p className={styles['undo']} role="status">
          {texts.removed} <TextButton onClick={putBack}>{texts.undo}</TextButton>
        </p>
      )}
      <PictureDrop
        chooseLabel={texts.chooseSeveral}
        describedBy={`${id}-label`}
        camera="environment"
        several
        disabled={disabled || room === 0}
        onFiles={takeFiles}
      >
        {value.length === 0 && <p className={styles['empty']}>{texts.noneYet}</p>}
        {room === 0 && <p className={styles['empty']}>{texts.full(max)}</p>}
      </PictureDrop>
      {leftOut > 0 && (
        <p className={styles['issue']} role="alert">
          {texts.leftOut(leftOut, max)}
        </p>
      )}
      {errors['galleryImages'] && (
        <p className={styles['issue']} role="alert">
          {errors['galleryImages']}
        </p>
      )}
      {dialog}
    </fieldset>
  );
}
