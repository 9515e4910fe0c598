import CameraIcon from '~icons/ph/camera';
import UploadSimpleIcon from '~icons/ph/upload-simple';
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import styles from './media.module.css';
import { acceptedPictures } from './send-picture.ts';
import { useMediaMessages } from './use-media-messages.ts';

interface PictureDropProps {
  /** Shown above the buttons. */
  children: ReactNode;
  /** Further buttons beside the one that chooses a file. */
  actions?: ReactNode;
  chooseLabel: string;
  /** Id of the field's name, which a screen reader reads with the buttons. */
  describedBy: string;
  several?: boolean;
  /** The camera a phone opens. */
  camera: 'user' | 'environment';
  disabled?: boolean | undefined;
  onFiles(files: File[]): void;
}

/** Accepts pictures by drop, file dialog, paste, or a phone's camera. */
export function PictureDrop(props: PictureDropProps) {
  const { children, actions, chooseLabel, describedBy, several = false, camera, disabled, onFiles } = props;
  const texts = useMediaMessages();
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const photographer = useRef<HTMLInputElement>(null);

  function take(list: FileList | null | undefined) {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) onFiles(several ? files : files.slice(0, 1));
  }

  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  }

  function hover(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  const input = (ref: typeof chooser, capture?: 'user' | 'environment') => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={capture ? 'image/*' : acceptedPictures}
      multiple={several && !capture}
      capture={capture}
      aria-describedby={describedBy}
      onChange={(event) => {
        take(event.target.files);
        // Lets the owner choose the same file again.
        event.target.value = '';
      }}
    />
  );

  return (
    <div
      className={classNames(styles['drop'], isOver && styles['over'])}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isOver) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={paste}
    >
      {children}
      <div className={styles['actions']}>
        <Button
          variant="line"
          size="small"
          disabled={disabled}
          aria-describedby={describedBy}
          onClick={() => chooser.current?.click()}
        >
          <UploadSimpleIcon aria-hidden />
          {chooseLabel}
        </Button>
        <span className={styles['onPhones']}>
          <Button
            variant="line"
            size="small"
            disabled={disabled}
            aria-describedby={describedBy}
            onClick={() => photographer.current?.click()}
          >
            <CameraIcon aria-hidden />
            {texts.camera}
          </Button>
        </span>
        {actions}
      </div>
      <p className={styles['hint']}>
        <span className={styles['onDesks']}>
          {isOver ? texts.dropNow : several ? texts.dropSeveral : texts.dropHere} ·{' '}
        </span>
        {texts.limits}
      </p>
      {input(chooser)}
      {input(photographer, camera)}
    </div>
  );
}
