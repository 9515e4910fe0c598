import { documentLimits, type DocumentRefusal } from '../../../../api/contract/cards/document-limits.ts';
import { uploadDocumentEndpoint } from '../../../../api/contract/cards/documents.endpoint.ts';
import type { UploadedDocument } from '../../../../api/contract/cards/documents.schema.ts';
import { documentRefusals } from '../../../../api/contract/cards/messages.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { upload } from '../../../lib/api-upload.ts';
import { useMediaMessages } from './use-media-messages.ts';
import { useSending } from './use-uploads.ts';

/** Checks that need no upload; the server decides by the content. */
function refusalOf(file: Blob): DocumentRefusal | null {
  if (file.size === 0) return 'empty';
  if (file.size > documentLimits.bytes) return 'tooManyBytes';
  return file.type !== '' && file.type !== 'application/pdf' ? 'notPdf' : null;
}

/** Uploads of a card's documents. */
export function useDocumentUploads(onBusyChange: (isBusy: boolean) => void) {
  const { unknownError } = useMediaMessages();
  const language = useLanguage();
  return useSending<UploadedDocument, { file: Blob; name: string; onDone(stored: UploadedDocument): void }>(
    {
      refusalOf(file) {
        const refusal = refusalOf(file);
        return refusal && documentRefusals[refusal][language];
      },
      send: ({ file, name }, options) => upload(uploadDocumentEndpoint, file, options, { query: { name } }),
      unknownError,
    },
    onBusyChange,
  );
}

/** What a document is called at first: its file's name, as words. */
export const nameOfFile = (fileName: string): string =>
  fileName
    .replace(/\.pdf$/iu, '')
    .replace(/[_\s]+/gu, ' ')
    .trim()
    .slice(0, 80);
