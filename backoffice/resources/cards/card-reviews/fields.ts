import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const cardReviewFields: FieldMap<'card-reviews'> = {
  id: number,
  profileId: reference('business-profiles'),
  invitationId: number,
  kind: choice('reviewKind'),
  authorName: text,
  stars: number,
  words: longText,
  subject: text,
  status: status('reviewStatus'),
  statusBefore: choice('reviewStatus'),
  answer: longText,
  answeredAt: moment,
  language: choice('cardLanguage'),
  noticeVersion: text,
  agreedAt: moment,
  createdAt: moment,
  publishedAt: moment,
  reportReason: choice('reviewReportReason'),
  reportedAt: moment,
  takenReason: choice('reportReason'),
  takenMessage: longText,
  decidedBy: reference('users'),
  decidedAt: moment,
};

export const cardReviewView = defineListView({
  resource: 'card-reviews',
  fields: cardReviewFields,
  nameColumn: 'words',
  columns: ['stars', 'authorName', 'profileId', 'status', 'reportReason', 'createdAt'],
  sortable: ['id', 'status', 'stars', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'profileId', end: 'status' },
});

export const cardReviewSections: Sections<'card-reviews'> = [
  ['subject', ['status', 'kind', 'stars', 'words', 'subject', 'profileId', 'answer']],
  ['person', ['authorName', 'agreedAt', 'noticeVersion', 'language', 'createdAt']],
  [
    'handling',
    ['reportReason', 'reportedAt', 'takenReason', 'takenMessage', 'statusBefore', 'decidedBy', 'decidedAt'],
  ],
];
