import { PhoneField } from '../../../../kit/fields/link-fields.tsx';
import { Box, Link as StyledLink, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { EmailField, TextArrayField, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { personSummaryEndpoint } from '../../../../../api/contract/accounts/person.endpoint.ts';
import { Figure } from '../../../../kit/components/Figure.tsx';
import { Money } from '../../../../kit/components/Money.tsx';
import { ReferenceName } from '../../../../kit/components/RecordName.tsx';
import { formatDay } from '../../../../kit/formatting/dates.ts';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { listPath } from '../../../../kit/list/list-path.ts';
import { call } from '../../../../kit/providers/call.ts';
import type { ResourceRecord } from '../../../../kit/resource-entities.ts';
import { Facts } from '../../../../kit/show/Facts.tsx';
import { PackageCommands } from '../PackageCommands.tsx';
import { TagsButton } from './TagsButton.tsx';

/** How to reach a person, their money, plan, conversations and tags; counts are links to the rows. */
export function PersonFacts() {
  const word = useMessages();
  const translate = useTranslate();
  const user = useRecordContext<ResourceRecord<'users'>>();
  const { data, error } = useQuery({
    queryKey: ['users', 'summary', user?.id],
    enabled: user !== undefined,
    queryFn: ({ signal }) => call(personSummaryEndpoint, { params: { id: user?.id ?? 0 } }, { signal }),
  });
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  if (!data || !user) return <Skeleton variant="rounded" height={120} />;
  const { lastPayment, paidInAll, currency } = data;
  const rowsOf = (resource: 'payments' | 'business-profiles' | 'physical-card-orders', text: ReactNode) => (
    <StyledLink component={Link} to={listPath(resource, { userId: user.id })}>
      {text}
    </StyledLink>
  );
  const facts: [label: string, value: ReactNode][] = [
    [
      translate('resources.users.fields.email'),
      <Fragment key="email">
        <EmailField source="email" />{' '}
        {user.isInvited ? (
          <small>{word('person.invited')}</small>
        ) : user.isEmailVerified ? null : (
          <small>{word('person.unverified')}</small>
        )}
      </Fragment>,
    ],
    [translate('resources.users.fields.phone'), <PhoneField key="phone" source="phone" />],
    [word('person.paidInAll'), rowsOf('payments', <Money of={paidInAll} currency={currency} />)],
    [
      word('person.lastPayment'),
      lastPayment ? (
        <StyledLink key="last" component={Link} to={`/payments/${lastPayment.id}/show`}>
          <Money of={lastPayment.amount} currency={currency} />{' '}
          <bdi dir="ltr">{formatDay(new Date(lastPayment.at))}</bdi>
        </StyledLink>
      ) : (
        word('person.neverPaid')
      ),
    ],
    [
      word('person.plan'),
      <Fragment key="plan">
        {user.planProductId === null ? (
          word('person.freePlan')
        ) : (
          <ReferenceName resource="products" id={user.planProductId} />
        )}{' '}
        {user.planUntil ? word('users.commands.until', { date: formatDay(new Date(user.planUntil)) }) : null}{' '}
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
          <PackageCommands />
        </Box>
      </Fragment>,
    ],
    [
      word('person.openConversations'),
      <StyledLink key="open" component={Link} to={`/support?userId=${user.id}`}>
        <Figure value={data.openConversations} />
      </StyledLink>,
    ],
    [word('person.cards'), rowsOf('business-profiles', <Figure value={data.cards} />)],
    [word('person.orders'), rowsOf('physical-card-orders', <Figure value={data.orders} />)],
    [
      word('person.tags'),
      <>
        {user.tags.length === 0 ? word('person.noTags') : null}
        <TextArrayField source="tags" size="small" />
        <TagsButton />
      </>,
    ],
  ];
  return (
    <Facts sx={{ mb: 0 }}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
