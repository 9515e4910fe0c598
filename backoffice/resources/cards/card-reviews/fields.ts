import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const cardReviewFields: FieldMap<'card-reviews'> = {
  status: status('reviewStatus'),
  kind: choice('reviewKind'),
  stars: number,
  words: longText,
  subject: text,
  profileId: reference('business-profiles'),
  answer: longText,
  authorName: text,
  agreedAt: moment,
  noticeVersion: text,
  language: choice('cardLanguage'),
  createdAt: moment,
  reportReason: choice('reviewReportReason'),
  reportedAt: moment,
  takenReason: choice('reportReason'),
  takenMessage: longText,
  statusBefore: choice('reviewStatus'),
  decidedBy: reference('users'),
  decidedAt: moment,
  id: number,
  invitationId: number,
  answeredAt: moment,
  publishedAt: moment,
};

export const cardReviewView = defineListView({
  resource: 'card-reviews',
  fields: cardReviewFields,
  sections: { subject: 'status', person: 'authorName', handling: 'reportReason', system: 'id' },
  nameColumn: 'words',
  columns: ['stars', 'authorName', 'profileId', 'status', 'reportReason', 'createdAt'],
  sortable: ['id', 'status', 'stars', 'createdAt'],
  narrow: { second: 'profileId', end: 'status' },
});
