import { Link as StyledLink, Skeleton } from '@mui/material';
import { Fragment } from 'react';
import { useGetManyAggregate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { visuallyHidden } from './visually-hidden.ts';
import { useMay } from '../access/use-may.ts';
import { namesOnly, nameParts } from '../record-names.ts';
import type { ResourceName } from '../resource-entities.ts';

interface Props {
  resource: ResourceName;
  record: Readonly<Record<string, unknown>>;
}

/** The name by which staff know a record: a user's name, an order's number, a package's product. */
export function RecordName({ resource, record }: Props) {
  return (
    <>
      {nameParts(resource, record).map((part, index) => (
        <Fragment key={typeof part === 'string' ? part : part.resource}>
          {index > 0 ? ' · ' : null}
          {typeof part === 'string' ? (
            <bdi dir={directionOfText(part)} translate="no">
              {part}
            </bdi>
          ) : (
            <ReferenceName resource={part.resource} id={part.id} isLink={false} />
          )}
        </Fragment>
      ))}
    </>
  );
}

/** The name of a record of which only the id is at hand. */
export function ReferenceName({
  resource,
  id,
  isLink = true,
}: {
  resource: ResourceName;
  id: number;
  isLink?: boolean;
}) {
  const mayRead = useMay().do(resource, 'read');
  const { data, isPending } = useGetManyAggregate<RaRecord>(
    resource,
    { ids: [id], ...namesOnly(resource) },
    { enabled: mayRead },
  );
  const record = data?.[0];
  if (isPending && mayRead)
    return (
      <>
        <Skeleton width={80} sx={{ display: 'inline-block' }} />
        {/* Gives a surrounding link an accessible name while the record's name loads. */}
        <span style={visuallyHidden}>#{id}</span>
      </>
    );
  if (!record) return <bdi dir="ltr">#{id}</bdi>;
  const name = <RecordName resource={resource} record={record} />;
  if (!isLink) return name;
  return (
    <StyledLink component={Link} to={`/${resource}/${id}/show`} onClick={(event) => event.stopPropagation()}>
      {name}
    </StyledLink>
  );
}
