import { RecordContextProvider, TabbedShowLayout, useRecordContext, useResourceContext } from 'react-admin';
import { useMay } from '../../../../kit/access/use-may.ts';
import { RelatedRows } from '../../../../kit/show/RelatedTab.tsx';
import { AuditTable } from '../fields.tsx';

/** A tab with staff's changes to the row on the page, newest first, for who may read the audit log. */
export function HistoryTab({ path, ...tab }: { path: string }) {
  const may = useMay();
  const record = useRecordContext();
  const entity = useResourceContext();
  if (!record || !may.do('audit-log', 'list')) return null;
  return (
    <TabbedShowLayout.Tab label="bikur.cardPage.history" path={path} {...tab}>
      {/* The log names rows of every table by text. */}
      <RecordContextProvider value={{ id: String(record.id) }}>
        <RelatedRows reference="audit-log" target="entityId" filter={{ entity }} table={<AuditTable />} />
      </RecordContextProvider>
    </TabbedShowLayout.Tab>
  );
}
