import { Button } from '@mui/material';
import KanbanIcon from '~icons/ph/kanban';
import { required, SelectInput } from 'react-admin';
import { Link } from 'react-router';
import { BulkCommandButton } from '../../../kit/commands/BulkCommandButton.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import {
  choiceFilter,
  fromFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { leadView } from './fields.ts';

/** Sales leads have no card; a lead with a card is its owner's to handle. */
function KindFilter(input: { source: string; alwaysOn?: boolean }) {
  return <SelectInput {...input} label={useMessages()('lead.kind')} choices={choicesOf('leadKind')} />;
}

const filters = [
  searchFilter,
  <KindFilter key="kind" source="kind" alwaysOn />,
  choiceFilter('status', 'leadStatus', true),
  choiceFilter('service', 'leadService'),
  nameFilter('profileId', 'business-profiles'),
  nameFilter('handledBy', 'users'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

const quick: readonly QuickFilter[] = [
  { label: 'lead.newSales', filter: { kind: 'sales', status: 'new' } },
  { label: 'lead.openSales', filter: { kind: 'sales', status: 'in_progress' } },
  { label: 'lead.ofCards', filter: { kind: 'card' } },
];

export function LeadList() {
  const word = useMessages();
  return (
    <>
      <Button
        component={Link}
        to="/contact-leads/board"
        variant="outlined"
        startIcon={<KanbanIcon size={18} />}
      >
        {word('lead.toBoard')}
      </Button>
      <ResourceList
        view={leadView}
        filters={filters}
        quick={quick}
        bulk={
          <BulkCommandButton
            command="update"
            label={word('lead.bulkStatus')}
            explain={word('lead.bulkExplain')}
          >
            <SelectInput source="status" choices={choicesOf('leadStatus')} validate={required()} />
          </BulkCommandButton>
        }
      />
    </>
  );
}
