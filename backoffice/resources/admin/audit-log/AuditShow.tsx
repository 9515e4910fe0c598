import { useRecordContext } from 'react-admin';
import { DifferenceTable } from './history/DifferenceTable.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { FactSheet } from '../../../kit/show/FactSheet.tsx';
import { SectionHeading } from '../../../kit/show/SectionHeading.tsx';
import { RecordPage } from '../../../kit/show/RecordPage.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { auditFields } from './fields.tsx';

/** Actor, command, row and time, and the row before and after. */
export function AuditShow() {
  return (
    <RecordPage resource="audit-log">
      <Entry />
    </RecordPage>
  );
}

function Entry() {
  const word = useMessages();
  const entry = useRecordContext<ResourceRecord<'audit-log'>>();
  if (!entry) return null;
  return (
    <>
      <FactSheet
        title={word('audit.row')}
        resource="audit-log"
        fields={auditFields}
        names={['createdAt', 'actorName', 'actorId', 'action', 'entityId', 'requestId']}
      />
      <section>
        <SectionHeading>{word('audit.changes')}</SectionHeading>
        <DifferenceTable entity={entry.entity} before={entry.before} after={entry.after} />
      </section>
    </>
  );
}
