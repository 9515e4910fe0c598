import { Link as StyledLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ConversationContext } from '../../../api/contract/support/inbox.schema.ts';
import { TypedText } from '../../kit/components/TypedText.tsx';
import { formatDay, formatMoment } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { listPath } from '../../kit/list/list-path.ts';
import type { ResourceName } from '../../kit/resource-entities.ts';
import { threadPathOf } from './inbox-paths.ts';
import { useMoney } from '../../kit/components/Money.tsx';

interface PartProps<Row> {
  title: string;
  few: { rows: readonly Row[]; total: number };
  /** Address of the list with all of them. */
  all: string;
  to: (row: Row) => string;
  line: (row: Row) => ReactNode;
  /** What is said below it; blank parts are left out. */
  note: (row: Row) => readonly (string | null)[];
}

function Part<Row extends { id: number }>({ title, few, all, to, line, note }: PartProps<Row>) {
  const word = useMessages();
  if (few.total === 0) return null;
  return (
    <section>
      <h3>
        {title} ({few.total})
      </h3>
      <ul>
        {few.rows.map((row) => (
          <li key={row.id}>
            <StyledLink component={Link} to={to(row)}>
              {line(row)}
            </StyledLink>
            <small>{note(row).filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
      {few.total > few.rows.length ? (
        <StyledLink component={Link} to={all}>
          {word('desk.inbox.all')}
        </StyledLink>
      ) : null}
    </section>
  );
}

const plain = (text: string) => <bdi>{text}</bdi>;
const machine = (text: string) => <bdi dir="ltr">{text}</bdi>;
const typed = (text: string) => <TypedText>{text}</TypedText>;
const day = (time: string) => formatDay(new Date(time));

/** Rows that belong to the user, each linked to its page. */
export function ContextParts({ context, search }: { context: ConversationContext; search: string }) {
  const word = useMessages();
  const money = useMoney();
  const translate = useTranslate();
  const { user, packages, cards, orders, chips, payments, errors, conversations } = context;
  const status = (choice: string, value: string) =>
    translate(`bikur.choices.${choice}.${value}`, { _: value });
  const rowsOf = (resource: ResourceName) => ({
    title: translate(`resources.${resource}.name`, { smart_count: 2 }),
    all: listPath(resource, { userId: user.id }),
    to: ({ id }: { id: number }) => `/${resource}/${id}/show`,
  });
  return (
    <>
      <Part
        {...rowsOf('packages')}
        few={packages}
        line={({ product }) => typed(product)}
        note={({ status: at, billingCycle, endDate, autoRenew }) => [
          status('packageStatus', at),
          status('billingCycle', billingCycle),
          endDate && word(autoRenew ? 'desk.inbox.renews' : 'desk.inbox.ends', { day: day(endDate) }),
        ]}
      />
      <Part
        {...rowsOf('business-profiles')}
        few={cards}
        line={({ name }) => typed(name)}
        note={(card) => [word(`desk.inbox.${wordOfCard(card)}`)]}
      />
      <Part
        {...rowsOf('physical-card-orders')}
        few={orders}
        line={({ id, quantity }) => word('desk.inbox.order', { id, quantity })}
        note={(order) => [status('orderStatus', order.status), day(order.createdAt)]}
      />
      <Part
        {...rowsOf('card-allocations')}
        few={chips}
        line={({ id, tapCode }) => machine(tapCode ?? `#${id}`)}
        note={(chip) => [status('allocationStatus', chip.status), chip.card]}
      />
      <Part
        {...rowsOf('payments')}
        title={word('desk.inbox.payments')}
        few={payments}
        line={({ amount, currency }) => plain(money(amount, currency))}
        note={(payment) => [
          word(`desk.inbox.paymentKind.${payment.kind}`),
          word(`desk.inbox.paymentStatus.${payment.status}`),
          formatMoment(new Date(payment.createdAt)),
        ]}
      />
      <Part
        {...rowsOf('error-logs')}
        few={errors}
        line={({ message }) => machine(message)}
        note={({ createdAt }) => [formatMoment(new Date(createdAt))]}
      />
      <Part
        title={word('desk.inbox.otherConversations')}
        few={conversations}
        all={`/support?state=all&userId=${user.id}`}
        to={({ id }) => threadPathOf(id, search)}
        line={({ subject }) => (subject ? typed(subject) : word('desk.inbox.noSubject'))}
        note={({ isClosed, lastMessageAt }) => [
          word(isClosed ? 'desk.inbox.closed' : 'desk.inbox.openOne'),
          day(lastMessageAt),
        ]}
      />
    </>
  );
}

/** What keeps a card from its visitors first. */
function wordOfCard({ isPublic, isHeld, isTakenDown }: ConversationContext['cards']['rows'][number]) {
  if (isTakenDown) return 'cardDown';
  if (isHeld) return 'cardHeld';
  return isPublic ? 'cardPublic' : 'cardPrivate';
}
