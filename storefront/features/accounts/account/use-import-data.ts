import { importDataEndpoint } from '../../../../api/contract/accounts/data-import.endpoint.ts';
import { listMyCardsEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import { readDashboardEndpoint } from '../../../../api/contract/cards/dashboard.endpoint.ts';
import { readsBelow } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { importLimits, type DataImport } from '../../../../api/contract/accounts/data-import.schema.ts';
import { upload } from '../../../lib/api-upload.ts';
import { addressesKey } from './account-keys.ts';
import { useAccountMessages } from './use-account-messages.ts';

/** Uploads an export file and holds the outcome of its items; leaving the page aborts the upload. */
export function useImportData() {
  const { dataImport: texts } = useAccountMessages();
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
      return upload(importDataEndpoint, file, { signal, onProgress: setShare });
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: addressesKey });
      // Lists of cards are read again when they are shown next.
      void queries.invalidateQueries({
        predicate: readsBelow(listMyCardsEndpoint, readDashboardEndpoint),
      });
    },
  });
  return { send: mutate, isPending, percent: Math.floor(share * 100), result: data, fault: error?.message };
}
