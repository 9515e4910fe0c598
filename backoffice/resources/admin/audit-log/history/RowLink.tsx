import { useTranslate } from 'react-admin';
import { ReferenceName } from '../../../../kit/components/RecordName.tsx';
import { adminResourceNames } from '../../../../../api/contract/admin/rows.schema.ts';
import type { ResourceName } from '../../../../kit/resource-entities.ts';
import { entityLabel } from './messages.ts';

const isResource = (name: string): name is ResourceName =>
  (adminResourceNames as readonly string[]).includes(name);

/** "Package: Pro", a link while the row exists; its number after that. */
export function RowLink({ entity, entityId }: { entity: string; entityId: string }) {
  const translate = useTranslate();
  const id = Number(entityId);
  return (
    <span>
      {entityLabel(entity, translate)}{' '}
      {isResource(entity) && Number.isSafeInteger(id) ? (
        <ReferenceName resource={entity} id={id} />
      ) : (
        <bdi dir="ltr">#{entityId}</bdi>
      )}
    </span>
  );
}
