import { PhoneField } from '../../../../kit/fields/link-fields.tsx';
import { Link as StyledLink, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { EmailField, FunctionField, SimpleShowLayout, TextArrayField } from 'react-admin';
import { Link } from 'react-router';
import { personSummaryEndpoint } from '../../../../../api/contract/accounts/person.endpoint.ts';
import { Figure } from '../../../../kit/components/Figure.tsx';
import { Money } from '../../../../kit/components/Money.tsx';
import { ReferenceName } from '../../../../kit/components/RecordName.tsx';
import { formatDay } from '../../../../kit/formatting/dates.ts';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { listPath } from '../../../../kit/list/list-path.ts';
import { useRead } from '../../../../kit/providers/use-read.ts';
import { usePageRecord } from '../../../../kit/show/use-page-record.ts';
import { PackageCommands } from '../PackageCommands.tsx';
import { TagsButton } from './TagsButton.tsx';

/** How to reach a person, their money, plan, conversations and tags; counts are links to the rows. */
export function PersonFacts() {
  const word = useMessages();
  const user = usePageRecord<'users'>();
  const { data, error } = useRead(personSummaryEndpoint, { params: { id: user.id } }, { under: ['users'] });
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  const { lastPayment, paidInAll, currency } = data;
  const rowsOf = (resource: 'payments' | 'business-profiles' | 'physical-card-orders') =>
    listPath(resource, { userId: user.id });
  return (
    <SimpleShowLayout sx={{ pb: 0 }}>
      <FunctionField
        label="resources.users.fields.email"
        render={() => (
          <>
            <EmailField source="email" />{' '}
            {user.isInvited || !user.isEmailVerified ? (
              <small>{word(user.isInvited ? 'person.invited' : 'person.unverified')}</small>
            ) : null}
          </>
        )}
      />
      <PhoneField source="phone" />
      <LinkField label="bikur.person.paidInAll" to={rowsOf('payments')}>
        <Money of={paidInAll} currency={currency} />
      </LinkField>
      {lastPayment ? (
        <LinkField label="bikur.person.lastPayment" to={`/payments/${lastPayment.id}/show`}>
          <Money of={lastPayment.amount} currency={currency} />{' '}
          <bdi dir="ltr">{formatDay(new Date(lastPayment.at))}</bdi>
        </LinkField>
      ) : (
        <FunctionField label="bikur.person.lastPayment" render={() => word('person.neverPaid')} />
      )}
      <FunctionField
        label="bikur.person.plan"
        render={() => (
          <>
            {user.planProductId === null ? (
              word('person.freePlan')
            ) : (
              <ReferenceName resource="products" id={user.planProductId} />
            )}{' '}
            {user.planUntil
              ? word('users.commands.until', { date: formatDay(new Date(user.planUntil)) })
              : null}{' '}
            <Stack component="span" direction="row" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
              <PackageCommands />
            </Stack>
          </>
        )}
      />
      <LinkField label="bikur.person.openConversations" to={`/support?userId=${user.id}`}>
        <Figure value={data.openConversations} />
      </LinkField>
      <LinkField label="bikur.person.cards" to={rowsOf('business-profiles')}>
        <Figure value={data.cards} />
      </LinkField>
      <LinkField label="bikur.person.orders" to={rowsOf('physical-card-orders')}>
        <Figure value={data.orders} />
      </LinkField>
      <FunctionField
        label="bikur.person.tags"
        render={() => (
          <>
            {user.tags.length === 0 ? word('person.noTags') : null}
            <TextArrayField source="tags" size="small" />
            <TagsButton />
          </>
        )}
      />
    </SimpleShowLayout>
  );
}

/** A figure that leads to the rows behind it; `label` is read by the layout. */
const LinkField = ({ to, children }: { label: string; to: string; children: ReactNode }) => (
  <StyledLink component={Link} to={to}>
    {children}
  </StyledLink>
);
