import { useTranslate } from 'react-admin';
import { directionOfText } from '../../../../../api/contract/base/typed-text.ts';
import { ReferenceName } from '../../../../kit/components/RecordName.tsx';
import { adminResourceNames } from '../../../../../api/contract/admin/rows.schema.ts';
import type { ResourceName } from '../../../../kit/resource-entities.ts';
import { entityLabel, rowLabel } from './messages.ts';

const isResource = (name: string): name is ResourceName =>
  (adminResourceNames as readonly string[]).includes(name);

/** "Package: Pro", a link while the row exists; its number after that. Jobs have the words for their queue. */
export function RowLink({ entity, entityId }: { entity: string; entityId: string }) {
  const translate = useTranslate();
  const id = Number(entityId);
  const label = rowLabel(entity, entityId, translate);
  return (
    <span>
      {entityLabel(entity, translate)}{' '}
      {isResource(entity) && Number.isSafeInteger(id) ? (
        <ReferenceName resource={entity} id={id} />
      ) : (
        <bdi dir={directionOfText(label)} {...(label === `#${entityId}` && { translate: 'no' as const })}>
          {label}
        </bdi>
      )}
    </span>
  );
}
