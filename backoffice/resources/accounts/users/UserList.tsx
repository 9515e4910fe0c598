import { rolesWith } from '../../../../api/contract/accounts/permissions.ts';
import SignOutIcon from '~icons/ph/sign-out';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import { BulkCommandButton } from '../../../kit/commands/BulkCommandButton.tsx';
import { TextInput } from 'react-admin';
import { TableList } from '../../../kit/list/TableList.tsx';
import {
  choiceFilter,
  flagFilter,
  dayFilters,
  namedFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { daysAgo } from '../../../kit/list/recent-days.ts';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { UserTable } from './fields.tsx';

/** Whoever works in the back office or answers in the storefront's chat. */
const staff = [...new Set([...rolesWith('office'), ...rolesWith('chat')])];

const plans = (['paid', 'free', 'lapsed', 'ending', 'manual'] as const).map(
  (id) => ({ id, name: `bikur.users.plans.${id}` }) as const,
);
const cards = (['some', 'none'] as const).map((id) => ({ id, name: `bikur.users.cards.${id}` }) as const);
const withdrawals = (['repeated', 'some'] as const).map(
  (id) => ({ id, name: `bikur.users.withdrawals.${id}` }) as const,
);

const filters = [
  searchFilter,
  choiceFilter('userRole', 'userRole', true),
  namedFilter('plan', 'users.filters.plan', plans, true),
  namedFilter('cards', 'users.filters.cards', cards),
  namedFilter('withdrawals', 'users.filters.withdrawals', withdrawals),
  flagFilter('isEmailVerified'),
  ...dayFilters('createdAt'),
  ...dayFilters('lastSeenAt'),
  flagFilter('isGoogleAccount'),
  choiceFilter('language', 'language'),
  flagFilter('isDemo'),
  <TextInput key="tags" source="tags" />,
];

export function UserList() {
  const quick: QuickFilter[] = [
    { label: 'users.ask.newThisWeek', filter: { createdAt_gte: daysAgo(7) } },
    { label: 'users.ask.paid', filter: { plan: 'paid' } },
    { label: 'users.ask.ending', filter: { plan: 'ending' } },
    { label: 'users.ask.lapsed', filter: { plan: 'lapsed' } },
    { label: 'users.ask.noCard', filter: { cards: 'none', userRole: 'user' } },
    { label: 'users.ask.unverified', filter: { isEmailVerified: false } },
    { label: 'users.ask.withdrew', filter: { withdrawals: 'repeated' } },
    { label: 'users.ask.staff', filter: { userRole: staff } },
  ];
  return (
    <TableList filters={filters} views={quick}>
      <UserTable
        bulk={
          <>
            <BulkCommandButton
              command="send-password-reset"
              words="users.commands.reset"
              icon={<EnvelopeSimpleIcon size={16} />}
            />
            <BulkCommandButton
              command="end-sessions"
              words="users.commands.endSessions"
              icon={<SignOutIcon size={16} className="turns" />}
              asksReason
            />
          </>
        }
      />
    </TableList>
  );
}
