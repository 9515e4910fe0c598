import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { PictureCut } from '../../../../api/contract/cards/picture-cut.schema.ts';
import type { CropShape } from './crop-shapes.ts';

/** Fetched when the owner first crops a picture. */
const CropDialog = lazy(() => import('./crop-dialog.tsx'));

interface Request {
  file: Blob;
  shapes: readonly CropShape[];
  onCut(cut: PictureCut): void;
}

/** Asks which part of a picture to use; the caller renders `dialog`. */
export function useCropDialog(): { dialog: ReactNode; ask(request: Request): void } {
  const [request, setRequest] = useState<(Request & { address: string }) | null>(null);

  function close() {
    if (request) URL.revokeObjectURL(request.address);
    setRequest(null);
  }
  const dialog = request && (
    <Suspense>
      <CropDialog
        address={request.address}
        shapes={request.shapes}
        onCut={(cut) => {
          close();
          request.onCut(cut);
        }}
        onCancel={close}
      />
    </Suspense>
  );
  return {
    dialog,
    ask: (wanted) => setRequest({ ...wanted, address: URL.createObjectURL(wanted.file) }),
  };
}

/**
 * Downloads a stored picture, to crop it again.
 * @throws when the download fails
 */
export async function fetchPicture(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.blob();
}
