import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { cardReportView } from '../card-reports/fields.ts';
import { takedownView } from './fields.ts';

const related = [
  { name: 'card-reports', content: <RelatedRows view={cardReportView} target="takedownId" /> },
] as const;

export function CardTakedownShow() {
  return <ResourceShow view={takedownView} related={related} />;
}
