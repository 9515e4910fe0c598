import 'react-easy-crop/react-easy-crop.css';
import ArrowClockwiseIcon from '~icons/ph/arrow-clockwise';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import type { PictureCut } from '../../../../api/contract/cards/picture-cut.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { cropShapes, type CropShape } from './crop-shapes.ts';
import styles from './media.module.css';
import { useMediaMessages } from './use-media-messages.ts';

interface CropDialogProps {
  /** Object URL of the picture in this browser. */
  address: string;
  /** Shapes to choose from; a single one shows no choice. */
  shapes: readonly CropShape[];
  onCut(cut: PictureCut): void;
  onCancel(): void;
}

/** Crops a picture to a frame, by pointer, touch, wheel and keyboard. */
export default function CropDialog({ address, shapes, onCut, onCancel }: CropDialogProps) {
  const texts = useMediaMessages();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<0 | 90 | 180 | 270>(0);
  const [shape, setShape] = useState<CropShape>(shapes[0] ?? 'original');
  const [ratio, setRatio] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isUnseen, setUnseen] = useState(false);

  const ownRatio = turn % 180 === 0 ? ratio : 1 / ratio;
  function use() {
    if (!area) return;
    const { x, y, width, height } = area;
    onCut({ crop: { left: x, top: y, width, height }, turn });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()} closeLabel={texts.cancel}>
      <div className={styles['cutter']}>
        <DialogTitle className={styles['cutTitle']}>{texts.cutTitle}</DialogTitle>
        <DialogDescription className={styles['hint']}>
          {isUnseen ? texts.cantShow : texts.cutHelp}
        </DialogDescription>
        {!isUnseen && (
          <>
            {/* The picture's coordinates run from left to right in every language. */}
            <div className={styles['stage']} dir="ltr">
              <Cropper
                image={address}
                crop={crop}
                zoom={zoom}
                rotation={turn}
                aspect={cropShapes[shape] ?? ownRatio}
                maxZoom={4}
                disableAutomaticStylesInjection
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropAreaChange={setArea}
                onMediaLoaded={({ naturalWidth, naturalHeight }) => setRatio(naturalWidth / naturalHeight)}
                mediaProps={{ onError: () => setUnseen(true), alt: '' }}
                cropperProps={{ 'aria-label': texts.cutHelp, role: 'group' }}
              />
            </div>
            <label className={styles['zoom']}>
              <span>{texts.zoom}</span>
              <input
                type="range"
                min={1}
                max={4}
                step={0.05}
                value={zoom}
                onChange={(event) => setZoom(Number(event.target.value))}
              />
            </label>
            <div className={styles['shapes']}>
              {shapes.length > 1 && (
                <select
                  className={styles['shape']}
                  aria-label={texts.shape}
                  value={shape}
                  onChange={(event) => setShape(event.target.value as CropShape)}
                >
                  {shapes.map((one) => (
                    <option key={one} value={one}>
                      {texts.shapes[one]}
                    </option>
                  ))}
                </select>
              )}
              <Button
                variant="line"
                size="small"
                onClick={() => setTurn((now) => ((now + 90) % 360) as typeof turn)}
              >
                <ArrowClockwiseIcon aria-hidden />
                {texts.turn}
              </Button>
            </div>
          </>
        )}
        <div className={styles['cutFoot']}>
          {isUnseen ? (
            <Button onClick={() => onCut({})}>{texts.useWhole}</Button>
          ) : (
            <Button onClick={use}>{texts.use}</Button>
          )}
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
