import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { attachmentLimits } from '../../../../api/contract/support/attachment-limits.ts';
import { uploadAttachmentEndpoint } from '../../../../api/contract/support/attachments.endpoint.ts';
import type { SupportAttachment } from '../../../../api/contract/support/support.schema.ts';
import { upload } from '../../../lib/api-upload.ts';

/** Files of the message that is being written: uploaded as they are chosen, sent with it. */
export function useAttachments(onFailed: (error: Error) => void) {
  const [files, setFiles] = useState<SupportAttachment[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      for (const file of chosen.slice(0, attachmentLimits.ofMessage - files.length)) {
        const options = { signal: new AbortController().signal, onProgress() {} };
        const stored = await upload(uploadAttachmentEndpoint, file, options, { query: { name: file.name } });
        setFiles((present) => [...present, stored]);
      }
    },
    onError: onFailed,
  });
  return {
    files,
    isUploading: isPending,
    add: (chosen: Iterable<File>) => mutate([...chosen]),
    remove: (id: number) => setFiles((present) => present.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
  };
}

/** What a message of files alone says: their names. */
export const namesOf = (files: readonly { name: string }[]): string =>
  files.map(({ name }) => name).join(', ');
