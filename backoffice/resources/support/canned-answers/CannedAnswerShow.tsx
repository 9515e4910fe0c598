import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { cannedAnswerFields, cannedAnswerSections } from './fields.ts';

export function CannedAnswerShow() {
  return (
    <ResourceShow
      resource="canned-answers"
      fields={cannedAnswerFields}
      sections={cannedAnswerSections}
      canEdit
    />
  );
}
