import type { Permission } from '../../../api/contract/accounts/permissions.ts';
import type { WaitingWork } from '../../../api/contract/admin/dashboard.schema.ts';
import type { ComponentType } from 'react';
import type { WordKey } from '../i18n/use-messages.ts';
import type { ResourceName } from '../resource-entities.ts';

type Icon = ComponentType<{ size: number; 'aria-hidden': 'true' }>;

/** A list behind a menu entry, with a count beside it of the rows that wait for staff. */
interface ResourceEntry {
  resource: ResourceName;
  icon: Icon;
  waiting?: keyof WaitingWork;
}

interface PageEntry {
  path: string;
  label: WordKey;
  icon: Icon;
  /** What one must hold to find something there. */
  needs: Permission;
  /** Shows the count of what waits for staff. */
  Badge?: ComponentType;
}

export type MenuEntry = ResourceEntry | PageEntry;

export interface MenuGroup {
  title: WordKey;
  entries: readonly MenuEntry[];
}
