import { Box } from '@mui/material';
import UserPlusIcon from '~icons/ph/user-plus';
import { FilledCreateButton } from '../../../kit/commands/FilledCreateButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { ContactButtons } from './contact-fields.tsx';
import { LeadUsers } from './LeadUsers.tsx';
import { MoveMenu } from './MoveMenu.tsx';

const longestUsername = 20;

/** Status, ways to answer, and whose lead it is. */
export function LeadHead() {
  const lead = usePageRecord<'contact-leads'>();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <MoveMenu lead={lead} />
        <ContactButtons lead={lead} />
        {lead.userId === null ? <OpenAccount lead={lead} /> : null}
      </Box>
      <LeadUsers />
    </>
  );
}

/** The form of a new account, filled in with what the lead says. */
function OpenAccount({ lead }: { lead: ResourceRecord<'contact-leads'> }) {
  const word = useMessages();
  const source = {
    username: lead.name.slice(0, longestUsername).trim(),
    email: lead.email ?? '',
    phone: lead.phone,
    leadId: lead.id,
  };
  return (
    <FilledCreateButton
      resource="users"
      source={source}
      label={word('lead.openAccount')}
      icon={<UserPlusIcon />}
    />
  );
}
