import { Button } from '@mui/material';
import KanbanIcon from '~icons/ph/kanban';
import { required, SelectInput, useGetIdentity } from 'react-admin';
import { TableList } from '../../../kit/list/TableList.tsx';
import { Link } from 'react-router';
import { BulkCommandButton } from '../../../kit/commands/BulkCommandButton.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import {
  choiceFilter,
  dayFilters,
  namedFilter,
  nameFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { LeadTable } from './fields.tsx';
import { AssigneeInput } from './LeadInputs.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'leadStatus', true),
  nameFilter('assigneeId', 'users'),
  namedFilter('handling', 'lead.handlingBy', [{ id: 'nobody', name: 'bikur.lead.nobodys' }]),
  namedFilter('followUp', 'lead.followUp', [
    { id: 'due', name: 'bikur.lead.due' },
    { id: 'planned', name: 'bikur.lead.planned' },
  ]),
  namedFilter('account', 'lead.account', [
    { id: 'known', name: 'bikur.lead.known' },
    { id: 'unknown', name: 'bikur.lead.unknown' },
  ]),
  choiceFilter('service', 'leadService'),
  choiceFilter('source', 'leadSource'),
  nameFilter('handledBy', 'users'),
  nameFilter('userId', 'users'),
  ...dayFilters('createdAt'),
];

/** Leads of our sales; those of owners' cards are on the owner's page, for a reason (docs/product.md 13.6). */
export function LeadList() {
  const word = useMessages();
  const { identity } = useGetIdentity();
  const quick: QuickFilter[] = [
    { label: 'lead.newSales', filter: { status: 'new' } },
    { label: 'lead.openSales', filter: { status: 'in_progress' } },
    { label: 'lead.due', filter: { followUp: 'due' } },
    { label: 'lead.nobodys', filter: { handling: 'nobody' } },
    ...(identity ? [{ label: 'lead.mine', filter: { assigneeId: identity.id } } as const] : []),
  ];
  return (
    <>
      <Button
        component={Link}
        to="/contact-leads/board"
        variant="outlined"
        startIcon={<KanbanIcon size={18} />}
        sx={{ marginBlockEnd: 1 }}
      >
        {word('lead.toBoard')}
      </Button>
      <TableList filters={filters} views={quick}>
        <LeadTable
          bulk={
            <>
              <BulkCommandButton command="update" words="lead.bulkStatus">
                <SelectInput source="status" choices={choicesOf('leadStatus')} validate={required()} />
              </BulkCommandButton>
              <BulkCommandButton command="update" words="lead.bulkAssignee">
                <AssigneeInput validate={required()} />
              </BulkCommandButton>
            </>
          }
        />
      </TableList>
    </>
  );
}
