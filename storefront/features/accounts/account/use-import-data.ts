import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  dataImport,
  importLimits,
  type DataImport,
} from '../../../../api/contract/accounts/data-import.schema.ts';
import { apiUpload } from '../../../lib/api-upload.ts';
import { addressesKey } from './account-keys.ts';
import { useDataImportMessages } from './use-data-import-messages.ts';

/** Sends a file of data and keeps what became of its items; leaving the page stops the sending. */
export function useImportData() {
  const texts = useDataImportMessages();
  const queries = useQueryClient();
  const leaving = useRef<AbortController>(null);
  const [share, setShare] = useState(0);
  useEffect(() => () => leaving.current?.abort(), []);
  const { mutate, isPending, data, error } = useMutation<DataImport, Error, File>({
    mutationFn: async (file) => {
      if (file.size > importLimits.bytes) throw new Error(texts.tooLarge);
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      setShare(0);
      return dataImport.parse(await apiUpload('/api/account/import', file, { signal, onProgress: setShare }));
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: addressesKey });
      // The lists of cards are read anew when they are shown next.
      void queries.invalidateQueries({
        predicate: ({ queryKey: [address] }) =>
          typeof address === 'string' && /^\/api\/(cards|dashboard)/.test(address),
      });
    },
  });
  return { send: mutate, isPending, percent: Math.floor(share * 100), result: data, fault: error?.message };
}
