import { readableKey } from '../../../../kit/fields/DetailsField.tsx';
import type { Translate } from '../../../../kit/fields/make-field.tsx';
import { queueWord } from '../../../../kit/formatting/queue-words.ts';

export const actionLabel = (action: string, translate: Translate): string =>
  translate(`bikur.audit.actions.${action}`, { _: action });

export const entityLabel = (entity: string, translate: Translate): string =>
  translate(`resources.${entity}.name`, {
    smart_count: 1,
    _: translate(`bikur.audit.entities.${entity}`, { _: entity }),
  });

/** What a row is called that has no page of its own: jobs by the words for their queue, others by number. */
export function rowLabel(entity: string, entityId: string, translate: Translate): string {
  const word = entity === 'background-jobs' ? queueWord(entityId, translate) : entityId;
  return word === entityId ? `#${entityId}` : word;
}

export const fieldLabel = (entity: string, field: string, translate: Translate): string =>
  translate(`resources.${entity}.fields.${field}`, {
    _: translate(`bikur.details.${field}`, { _: readableKey(field) }),
  });
