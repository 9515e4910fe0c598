import { Box } from '@mui/material';
import { listLeadUsersEndpoint } from '../../../../api/contract/leads/lead-users.endpoint.ts';
import type { LeadUser } from '../../../../api/contract/leads/lead-users.schema.ts';
import { PressCommand } from '../../../kit/commands/PressCommand.tsx';
import { ReferenceName } from '../../../kit/components/RecordName.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { useRead } from '../../../kit/providers/use-read.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { SectionHeading } from '../../../kit/show/SectionHeading.tsx';

/** Accounts with the lead's phone number or e-mail: staff confirm one, or say that it is another person's. */
export function LeadUsers() {
  const word = useMessages();
  const { id } = usePageRecord<'contact-leads'>();
  const { data, error } = useRead(listLeadUsersEndpoint, { params: { id } }, { under: ['contact-leads'] });
  return (
    <section>
      <SectionHeading>{word('lead.whose')}</SectionHeading>
      {error ? <p role="alert">{word('errors.recordFailed')}</p> : null}
      {data?.length === 0 ? <p>{word('lead.whoseNone')}</p> : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 0, mb: 3, display: 'grid', gap: 1 }}>
        {data?.map((user) => (
          <Proposal key={user.userId} user={user} />
        ))}
      </Box>
    </section>
  );
}

function Proposal({ user }: { user: LeadUser }) {
  const word = useMessages();
  const choose = (decision: LeadUser['decision'], label: string, variant: 'outlined' | 'text') => (
    <PressCommand
      command="decide-user"
      input={{ userId: user.userId, decision }}
      label={label}
      success={word('lead.decided')}
      variant={variant}
    />
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
