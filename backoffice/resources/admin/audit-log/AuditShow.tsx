import { Show, WithRecord } from 'react-admin';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { SectionHeading } from '../../../kit/show/SectionHeading.tsx';
import { auditSummary } from './fields.tsx';
import { DifferenceTable } from './history/DifferenceTable.tsx';

/** Actor, command, row and time, and the row before and after. */
export function AuditShow() {
  const word = useMessages();
  return (
    <Show>
      {auditSummary}
      <section>
        <SectionHeading>{word('audit.changes')}</SectionHeading>
        <WithRecord<ResourceRecord<'audit-log'>>
          render={({ entity, before, after }) => (
            <DifferenceTable entity={entity} before={before} after={after} />
          )}
        />
      </section>
    </Show>
  );
}
