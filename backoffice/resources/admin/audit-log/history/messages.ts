import type { Translate } from '../../../../kit/fields/make-field.tsx';
import { queueWord } from '../../../../kit/formatting/queue-words.ts';

/** `endDate` or `end-date` → "End date", for keys without a translation. */
function readable(key: string): string {
  const spaced = key
    .replace(/[_-]+/gu, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

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
    _: translate(`bikur.details.${field}`, { _: readable(field) }),
  });
