import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { listLeadUsersEndpoint } from '../../../../api/contract/leads/lead-users.endpoint.ts';
import type { LeadUser } from '../../../../api/contract/leads/lead-users.schema.ts';
import { useCommand } from '../../../kit/commands/use-command.ts';
import { ReferenceName } from '../../../kit/components/RecordName.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { call } from '../../../kit/providers/call.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { SectionHeading } from '../../../kit/show/SectionHeading.tsx';

/** Accounts with the lead's phone number or e-mail: staff confirm one, or say that it is another person's. */
export function LeadUsers({ lead }: { lead: ResourceRecord<'contact-leads'> }) {
  const word = useMessages();
  const { data, error } = useQuery({
    // What staff decided is read again with the lead.
    queryKey: ['contact-leads', 'users', lead.id],
    queryFn: ({ signal }) => call(listLeadUsersEndpoint, { params: { id: lead.id } }, { signal }),
  });
  return (
    <section>
      <SectionHeading>{word('lead.whose')}</SectionHeading>
      {error ? <p role="alert">{word('errors.recordFailed')}</p> : null}
      {data?.length === 0 ? <p>{word('lead.whoseNone')}</p> : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 0, mb: 3, display: 'grid', gap: 1 }}>
        {data?.map((user) => (
          <Proposal key={user.userId} lead={lead.id} user={user} />
        ))}
      </Box>
    </section>
  );
}

function Proposal({ lead, user }: { lead: number; user: LeadUser }) {
  const word = useMessages();
  const decide = useCommand({
    resource: 'contact-leads',
    id: lead,
    command: 'decide-user',
    success: word('lead.decided'),
  });
  const choose = (decision: LeadUser['decision'], label: string, variant: 'outlined' | 'text') => (
    <Button size="small" variant={variant} onClick={() => void decide({ userId: user.userId, decision })}>
      {label}
    </Button>
  );
  const isOpen = user.decision === 'open';
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ReferenceName resource="users" id={user.userId} />
      <bdi dir="ltr" translate="no">
        {user.email}
      </bdi>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {[
          user.decision === 'confirmed' && word('lead.confirmed'),
          user.decision === 'refused' && word('lead.refused'),
          user.byPhone && word('lead.samePhone'),
          user.byEmail && word('lead.sameEmail'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {isOpen ? choose('confirmed', word('lead.confirm'), 'outlined') : null}
      {isOpen ? choose('refused', word('lead.refuse'), 'text') : null}
      {isOpen ? null : choose('open', word('lead.reopen'), 'text')}
    </Box>
  );
}
