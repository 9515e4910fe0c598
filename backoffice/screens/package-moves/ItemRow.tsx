import { Link as StyledLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ShownMigrationItem } from '../../../api/contract/subscriptions/package-moves.schema.ts';
import type { MigrationItemState } from '../../../api/contract/subscriptions/entities/package-migration-item.schema.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { Tag } from '../../kit/fields/choice-kinds.tsx';
import type { Tone } from '../../kit/fields/choice-tones.ts';
import { formatDay } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { FromToValue } from './FromToValue.tsx';
import { Losses } from './Losses.tsx';
import { useMoney } from '../../kit/components/Money.tsx';

const tones: Record<MigrationItemState, Tone> = {
  planned: 'quiet',
  changed: 'good',
  skipped: 'waiting',
  failed: 'bad',
  restored: 'quiet',
  left: 'waiting',
};

export function ItemRow({ item }: { item: ShownMigrationItem }) {
  const word = useMessages();
  const money = useMoney();
  const translate = useTranslate();
  const { before, after } = item;
  return (
    <tr>
      <td data-label={word('packageMigration.owner')}>
        <Owner item={item} />
      </td>
      <td data-label={word('packageMigration.package')}>
        <span>
          <StyledLink component={Link} to={`/packages/${item.packageId}/show`}>
            <bdi dir="ltr">#{item.packageId}</bdi>
          </StyledLink>{' '}
          {translate(`bikur.choices.packageStatus.${item.status}`)},{' '}
          {translate(`bikur.choices.billingCycle.${item.billingCycle}`)}
          <br />
          <span className="quiet">
            {item.endDate
              ? word('packageMigration.until', { day: formatDay(new Date(item.endDate)) })
              : word('packageMigration.noEnd')}
          </span>
        </span>
      </td>
      <td data-label={word('packageMigration.price')}>
        <FromToValue from={money(before.price)} to={money(after.price)} />
      </td>
      <td data-label={word('packageMigration.limits')}>
        <FromToValue
          from={`${before.basicCardCount} / ${before.proCardCount}`}
          to={`${after.basicCardCount} / ${after.proCardCount}`}
        />
      </td>
      <td data-label={word('packageMigration.losses')}>
        <Losses losses={item.losses} />
      </td>
      <td data-label={word('packageMigration.outcome')}>
        <span>
          <Tag tone={tones[item.state]}>{word(`packageMigration.state.${item.state}`)}</Tag>
          {item.reason ? (
            <>
              <br />
              <span className="quiet">{word(`packageMigration.reason.${item.reason}`)}</span>
            </>
          ) : null}
          {item.error ? (
            <>
              <br />
              <bdi className="quiet" translate="no">
                {item.error}
              </bdi>
            </>
          ) : null}
        </span>
      </td>
    </tr>
  );
}

function Owner({ item }: { item: ShownMigrationItem }) {
  return (
    <span>
      <StyledLink component={Link} to={`/users/${item.userId}/show`} className="strong">
        <bdi dir={directionOfText(item.username)} translate="no">
          {item.username}
        </bdi>
      </StyledLink>
      <br />
      <bdi dir="ltr" className="quiet" style={{ overflowWrap: 'anywhere' }}>
        {item.email}
      </bdi>
    </span>
  );
}
