import { useRecordContext } from 'react-admin';
import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { cardReportView } from './fields.ts';
import { ReportActions } from './ReportActions.tsx';

const related = [
  {
    name: 'card-reports',
    label: 'desk.reports.sameCard',
    content: <OfTheSameCard />,
  },
] as const;

/** All reports of this card. */
function OfTheSameCard() {
  const report = useRecordContext<ResourceRecord<'card-reports'>>();
  return report?.profileId ? (
    <RelatedRows view={cardReportView} target="profileId" source="profileId" />
  ) : null;
}

export function CardReportShow() {
  return <ResourceShow view={cardReportView} actions={<ReportActions />} related={related} />;
}
