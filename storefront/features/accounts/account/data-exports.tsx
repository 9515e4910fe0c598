import { useReadAt } from '../../../lib/call.ts';
import { requestExportEndpoint } from '../../../../api/contract/accounts/data-export.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DataExports as ExportList } from '../../../../api/contract/accounts/data-export.schema.ts';
import { Button } from '../../../components/button.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { exportsKey } from './account-keys.ts';
import styles from './account-page.module.css';
import { DataImport } from './data-import.tsx';
import { ExportRow } from './export-row.tsx';
import { useAccountMessages } from './use-account-messages.ts';

const lookAgainMilliseconds = 3_000;
const isUnderWay = (list: ExportList | undefined): boolean =>
  list?.exports.some(({ status }) => status === 'queued' || status === 'running') ?? false;

/** All data of the user in a file: requested, made in the background, downloaded; and imported again. */
export function DataExports() {
  const { exports: texts } = useAccountMessages();
  const queries = useQueryClient();
  const { data, error, refetch } = useReadAt(exportsKey, {
    // Polls only while an export is being made, to show its progress.
    refetchInterval: ({ state }) => isUnderWay(state.data) && lookAgainMilliseconds,
  });
  const { mutate, isPending } = useMutation<ExportList>({
    mutationFn: async () => await call(requestExportEndpoint),
    onSuccess: (list) => {
      queries.setQueryData(exportsKey, list);
      toast({ title: texts.requested });
    },
    onError: (issue) => toast({ title: texts.failed, description: issue.message, variant: 'destructive' }),
  });
  return (
    <PageSection title={texts.title}>
      <p className={styles['hint']}>{texts.text}</p>
      {data ? (
        <>
          {data.exports.length > 0 && (
            <ul className={styles['rows']}>
              {data.exports.map((each) => (
                <ExportRow key={each.id} file={each} />
              ))}
            </ul>
          )}
          {!isUnderWay(data) && (
            <Button variant="line" busy={isPending} onClick={() => mutate()}>
              {texts.request}
            </Button>
          )}
        </>
      ) : error ? (
        <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <p className={styles['hint']}>{texts.loading}</p>
          <Skeleton shape="block" />
        </div>
      )}
      <DataImport />
    </PageSection>
  );
}
