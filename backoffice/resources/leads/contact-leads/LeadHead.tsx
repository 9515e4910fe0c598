import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { ContactButtons } from './contact-kinds.tsx';
import { KindOfLead } from './KindOfLead.tsx';
import { MoveMenu } from './MoveMenu.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** The lead's owner, ways to answer, and its status. */
export function LeadHead() {
  const lead = useRecordContext<ResourceRecord<'contact-leads'>>();
  if (!lead) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
      <KindOfLead lead={lead} />
      <MoveMenu lead={lead} />
      <ContactButtons lead={lead} />
    </Box>
  );
}
