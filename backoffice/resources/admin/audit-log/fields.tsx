import { DataTable, DateField, TextField, useTranslate } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { commandLine } from '../../../../api/contract/admin/audited.ts';
import { TypedText } from '../../../kit/components/TypedText.tsx';
import { DetailsField } from '../../../kit/fields/DetailsField.tsx';
import { makeField, type Translate } from '../../../kit/fields/make-field.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { actionLabel, entityLabel, rowLabel } from './history/messages.ts';
import { RowLink } from './history/RowLink.tsx';

/** A value in words, which are the same on the page and in a file. */
const inWords = (wordsOf: (value: string, translate: Translate) => string) =>
  makeField(
    function InWords({ value }) {
      return <span>{wordsOf(String(value), useTranslate())}</span>;
    },
    (value, translate) => wordsOf(String(value), translate),
  );

const ActionField = inWords(actionLabel);
const EntityField = inWords(entityLabel);

const RowField = makeField(
  ({ value, record }) => <RowLink entity={String(record['entity'])} entityId={String(value)} />,
  (value, translate, record) => rowLabel(String(record['entity']), String(value), translate),
  { reads: ['entity'] },
);

/** A person by the name they had then; whoever acted from the server's command line has no account. */
const ActorField = makeField(
  function Actor({ value }) {
    const translate = useTranslate();
    if (value === commandLine) return <span>{translate('bikur.audit.commandLine')}</span>;
    return <TypedText>{String(value)}</TypedText>;
  },
  (value, translate) => (value === commandLine ? translate('bikur.audit.commandLine') : String(value)),
);

/** Who did what to which row, and when. */
export const auditSummary = (
  <ShowSection title="subject">
    <DateField source="createdAt" />
    <ActorField source="actorName" />
    <ReferenceField source="actorId" reference="users" />
    <ActionField source="action" />
    <RowField source="entityId" />
    <TextField source="requestId" dir="ltr" />
  </ShowSection>
);

/** With what the page shows as differences, for columns and files. */
export const auditFields = (
  <>
    {auditSummary}
    <ShowSection title="content">
      <TextField source="id" sortable />
      <EntityField source="entity" />
      <DetailsField source="before" />
      <DetailsField source="after" />
    </ShowSection>
  </>
);

export const AuditTable = () => (
  <ListTable fields={auditFields} phone={['action', 'createdAt']}>
    <DataTable.Col source="id" field={NameField} />
    <DataTable.Col source="createdAt" />
    <DataTable.Col source="actorName" disableSort />
    <DataTable.Col source="action" disableSort />
    <DataTable.Col source="entityId" disableSort />
  </ListTable>
);
