import type { AuditAction } from '../../../contract/admin/audited.ts';
import { judgeReportInput, takeDownInput } from '../../../contract/cards/report-commands.schema.ts';
import type { ReportStatus } from '../../../contract/cards/entities/card-report.schema.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { CardReport } from '../../../models/CardReport.ts';
import { defineAdminCommand, type AdminCommand } from '../../../http/admin/admin-command.ts';
import type { AdminCommandContext } from '../../../http/admin/admin-resource.ts';
import { takeCardDown } from './take-card-down.ts';
import { reportAtOtherStep, reportedCardGone } from './messages.ts';

type Judgement = { notes?: string | null | undefined };

/** The steps a report may take. Taking a card down settles its reports for good; the takedown itself can be lifted. */
const next: Record<Exclude<ReportStatus, 'taken_down'>, readonly ReportStatus[]> = {
  new: ['under_review', 'dismissed', 'taken_down'],
  under_review: ['dismissed', 'taken_down', 'new'],
  dismissed: ['under_review'],
};

/** @throws {AppError} `conflict` for a step that this report can't take */
function assertStep(report: CardReport, to: ReportStatus): void {
  if (report.status !== 'taken_down' && next[report.status].includes(to)) return;
  throw new AppError('conflict', {
    text: reportAtOtherStep,
  });
}

const judge =
  (to: ReportStatus) =>
  async ({ trx, actor, now }: AdminCommandContext, report: CardReport, { notes }: Judgement) => {
    assertStep(report, to);
    await report.$query(trx).patch({
      status: to,
      handledBy: to === 'new' ? null : actor.id,
      handledAt: to === 'new' ? null : now,
      ...(notes !== undefined && { notes }),
    });
  };

const judgement = (name: AuditAction, to: ReportStatus, summary: string): AdminCommand =>
  defineAdminCommand<CardReport, typeof judgeReportInput>({
    name,
    summary,
    input: judgeReportInput,
    isBulk: true,
    run: judge(to),
  });

/** Commands of staff on a report of a card (docs/product.md 4, docs/security.md H4). */
export const reportCommands: readonly AdminCommand[] = [
  judgement('review', 'under_review', 'Take a report on, or look at a dismissed one again'),
  judgement('dismiss', 'dismissed', 'Find that nothing is wrong with the reported card'),
  defineAdminCommand<CardReport, typeof takeDownInput>({
    name: 'take-down',
    summary: 'Take the reported card off the site; answers every open report of it',
    input: takeDownInput,
    async run(context, report, input) {
      assertStep(report, 'taken_down');
      const card =
        report.profileId === null
          ? undefined
          : await BusinessProfile.query(context.trx).findById(report.profileId).forUpdate();
      if (!card)
        throw new AppError('conflict', {
          text: reportedCardGone,
        });
      await takeCardDown(context, card, input);
    },
  }),
];
