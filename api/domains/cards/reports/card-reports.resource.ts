import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { CardReport } from '../../../models/CardReport.ts';
import { CardTakedown } from '../../../models/CardTakedown.ts';
import { reportCommands } from './report-commands.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';

/** Reports of cards and their outcomes (docs/security.md H4). */
export const cardReportResources: AdminResource[] = [
  {
    name: 'card-reports',
    model: CardReport,
    row: adminRows['card-reports'],
    sortable: ['status', 'reason', 'createdAt', 'handledAt'],
    filterable: ['profileId', 'status', 'reason', 'handledBy', 'takedownId', 'createdAt'],
    searched: 'card_reports',
    defaultSort: ['createdAt', 'DESC'],
    commands: reportCommands,
  },
  {
    name: 'card-takedowns',
    model: CardTakedown,
    row: adminRows['card-takedowns'],
    sortable: ['takenAt', 'liftedAt'],
    filterable: ['profileId', 'userId', 'reason', 'takenBy', 'takenAt', 'liftedAt'],
    searched: 'card_takedowns',
    defaultSort: ['takenAt', 'DESC'],
  },
];
