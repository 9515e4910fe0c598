import { defineEndpoint } from '../endpoint.ts';
import type {
  readMonthDocumentsSchemas,
  readMonthReportFileSchemas,
  readMonthReportSchemas,
} from './month-report.schema.ts';

export const readMonthReportEndpoint = defineEndpoint<typeof readMonthReportSchemas>({
  method: 'get',
  path: '/api/admin/month-report',
  access: 'books',
});

export const readMonthReportFileEndpoint = defineEndpoint<typeof readMonthReportFileSchemas>({
  method: 'get',
  path: '/api/admin/month-report.csv',
  access: 'books',
});

export const readMonthDocumentsEndpoint = defineEndpoint<typeof readMonthDocumentsSchemas>({
  method: 'get',
  path: '/api/admin/month-documents.csv',
  access: 'books',
  proof: 'fresh',
});
