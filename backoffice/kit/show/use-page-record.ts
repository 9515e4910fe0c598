import { useRecordContext } from 'react-admin';
import type { ResourceName, ResourceRecord } from '../resource-entities.ts';

/**
 * The record of a page, for its parts and commands: they stand there only once it was read (`RecordContent`,
 * `RecordActions`).
 */
export function usePageRecord<Name extends ResourceName>(): ResourceRecord<Name> {
  const record = useRecordContext<ResourceRecord<Name>>();
  if (!record) throw new Error('There is no record around this part of a page');
  return record;
}
