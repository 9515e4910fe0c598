import { Button, Link as StyledLink } from '@mui/material';
import { Link } from 'react-router';
import type { ErrorGroup } from '../../../api/contract/admin/error-groups.schema.ts';
import { Figure } from '../../kit/components/Figure.tsx';
import { ReadTable } from '../../kit/components/ReadTable.tsx';
import { visuallyHidden } from '../../kit/components/visually-hidden.ts';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';

const moment = (time: string) => <bdi dir="ltr">{formatMoment(new Date(time))}</bdi>;

interface Props {
  groups: readonly ErrorGroup[];
  isBusy: boolean;
  onHandle: (key: string) => void;
}

/** One row for each kind of error; its name links to the newest one. */
export function ErrorGroupRows({ groups, isBusy, onHandle }: Props) {
  const word = useMessages();
  return (
    <ReadTable role="region" aria-label={word('desk.errors.groups')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{word('desk.errors.kind')}</th>
            <th scope="col" className="figure">
              {word('desk.errors.count')}
            </th>
            <th scope="col" className="figure">
              {word('desk.errors.people')}
            </th>
            <th scope="col">{word('desk.errors.first')}</th>
            <th scope="col">{word('desk.errors.last')}</th>
            <th scope="col">
              <span style={visuallyHidden}>{word('desk.errors.handle')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.key}>
              <td className="name" style={{ minInlineSize: 220, overflowWrap: 'anywhere' }}>
                <GroupName group={group} />
              </td>
              <td className="figure">
                <Figure value={group.count} />
                {group.open > 0 && group.open < group.count ? (
                  <div className="quiet">{word('desk.errors.openNow', { count: group.open })}</div>
                ) : null}
              </td>
              <td className="figure">
                <Figure value={group.people} />
              </td>
              <td className="nowrap">{moment(group.firstAt)}</td>
              <td className="nowrap">{moment(group.lastAt)}</td>
              <td>
                {group.open > 0 ? (
                  <Button size="small" disabled={isBusy} onClick={() => onHandle(group.key)}>
                    {word('desk.errors.handle')}
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ReadTable>
  );
}

function GroupName({ group }: { group: ErrorGroup }) {
  return (
    <>
      <StyledLink component={Link} to={`/error-logs/${group.lastId}/show`}>
        <bdi dir="ltr" translate="no">
          {group.message}
        </bdi>
      </StyledLink>
      <div className="quiet">
        <bdi dir="ltr" translate="no">
          {[group.errorType, group.path].filter(Boolean).join(' · ')}
        </bdi>
      </div>
    </>
  );
}
