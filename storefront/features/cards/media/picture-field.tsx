import CropIcon from '~icons/ph/crop';
import ImageSquareIcon from '~icons/ph/image-square';
import TrashIcon from '~icons/ph/trash';
import WarningCircleIcon from '~icons/ph/warning-circle';
import { useId, useState } from 'react';
import { describePicture } from '../../../../api/contract/cards/picture-address.ts';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { CachedImage } from '../../../components/cached-image.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import styles from './media.module.css';
import { PictureDrop } from './picture-drop.tsx';
import { refusalOfFile } from './send-picture.ts';
import { UploadLine } from './upload-line.tsx';
import { fetchPicture, useCropDialog } from './use-crop-dialog.tsx';
import { useMediaMessages } from './use-media-messages.ts';
import { useUploads } from './use-uploads.ts';

interface PictureFieldProps {
  purpose: 'cover' | 'portrait' | 'gallery' | 'logo';
  label: string;
  help?: string | undefined;
  value: string | null;
  onChange(url: string | null): void;
  /** `original` is kept as it is, or cut to a square. */
  shape?: 'wide' | 'square' | 'original';
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** Called when uploading starts and ends. */
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
}

/** One picture of a card: chosen, cropped, uploaded, replaced and removed; a removal can be undone. */
export default function PictureField(props: PictureFieldProps) {
  const { purpose, label, help, value, onChange, shape = 'wide', error, disabled, onBusyChange } = props;
  const texts = useMediaMessages();
  const id = useId();
  const { uploads, isBusy, add, report, retry, stop } = useUploads(purpose, onBusyChange);
  const { dialog, ask } = useCropDialog();
  const [removed, setRemoved] = useState<string | null>(null);
  const picture = describePicture(value);

  function send(file: Blob, name: string) {
    for (const { key } of uploads) stop(key);
    const done = {
      file,
      name,
      onDone: ({ url }: { url: string }) => {
        setRemoved(null);
        onChange(url);
      },
    };
    if (refusalOfFile(file)) add({ ...done, cut: {} });
    else
      ask({
        file,
        shapes: shape === 'original' ? [shape, 'square'] : [shape],
        onCut: (cut) => add({ ...done, cut }),
      });
  }

  return (
    <fieldset className={styles['field']}>
      <legend className={styles['label']} id={`${id}-label`}>
        {label}
      </legend>
      <PictureDrop
        chooseLabel={picture ? texts.replace : texts.choose}
        describedBy={`${id}-label`}
        camera={purpose === 'portrait' ? 'user' : 'environment'}
        disabled={disabled}
        onFiles={([file]) => file && send(file, file.name || texts.picture)}
        actions={
          picture && (
            <>
              <Button
                variant="line"
                size="small"
                disabled={disabled}
                aria-describedby={`${id}-label`}
                onClick={() =>
                  void fetchPicture(picture.src).then(
                    (file) => send(file, label),
                    () => report(label),
                  )
                }
              >
                <CropIcon aria-hidden />
                {texts.cut}
              </Button>
              <Button
                variant="quiet"
                size="small"
                disabled={disabled}
                aria-describedby={`${id}-label`}
                onClick={() => {
                  setRemoved(value);
                  onChange(null);
                }}
              >
                <TrashIcon aria-hidden />
                {texts.remove}
              </Button>
            </>
          )
        }
      >
        <div className={classNames(styles['tile'], styles[shape])} aria-busy={isBusy}>
          {picture ? (
            <CachedImage
              picture={picture}
              alt={label}
              sizes={shape === 'wide' ? '(min-width: 700px) 600px, 92vw' : '180px'}
              className={styles['picture']}
            />
          ) : (
            <span className={styles['none']}>
              <ImageSquareIcon aria-hidden />
              {texts.none}
            </span>
          )}
        </div>
      </PictureDrop>
      {uploads.map((upload) => (
        <UploadLine
          key={upload.key}
          upload={upload}
          onStop={() => stop(upload.key)}
          onRetry={() => retry(upload.key)}
        />
      ))}
      {removed && !value && (
        <p className={styles['undo']} role="status">
          {texts.removed} <TextButton onClick={() => onChange(removed)}>{texts.undo}</TextButton>
        </p>
      )}
      {error ? (
        <p className={styles['issue']}>
          <WarningCircleIcon aria-hidden />
          {error}
        </p>
      ) : (
        help && <p className={styles['hint']}>{help}</p>
      )}
      {dialog}
    </fieldset>
  );
}
