import { Button, styled } from '@mui/material';
import FileCsvIcon from '~icons/ph/file-csv';
import FileTextIcon from '~icons/ph/file-text';
import FileZipIcon from '~icons/ph/file-zip';
import { HttpError, useNotify } from 'react-admin';
import { addDays } from '../../../api/contract/base/israel-clock.ts';
import { pathOf } from '../../../api/contract/endpoint.ts';
import {
  readBeancountEndpoint,
  readJournalEndpoint,
} from '../../../api/contract/payments/ledger.endpoint.ts';
import {
  readMonthDocumentsEndpoint,
  readMonthReportFileEndpoint,
} from '../../../api/contract/payments/month-report.endpoint.ts';
import { readOpenFormatEndpoint } from '../../../api/contract/payments/open-format.endpoint.ts';
import { downloadFile } from '../../kit/export/download-file.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { monthAfter } from './month-choices.ts';

const Files = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockEnd: 8,
  [theme.breakpoints.down('md')]: { '& .MuiButton-root': { minBlockSize: 44 } },
}));
const Note = styled('p')(({ theme }) => ({ color: theme.tokens.muted }));

interface Props {
  month: string;
  /** Whether the seller's number is set; unknown until the report is there. */
  hasCompanyNumber: boolean | undefined;
}

/** What is saved of a month and of its year, and handed over. */
export function MonthFiles({ month, hasCompanyNumber }: Props) {
  const word = useMessages();
  const notify = useNotify();
  const save = (href: string) =>
    downloadFile(href).catch((error: unknown) => {
      const said = error instanceof HttpError ? String(error.message) : 'ra.notification.http_error';
      notify(said, { type: 'error', messageArgs: { _: said } });
    });
  const year = month.slice(0, 4);
  const ofMonth = { from: `${month}-01`, to: addDays(`${monthAfter(month, 1)}-01`, -1) };
  const ofYear = { from: `${year}-01-01`, to: `${year}-12-31` };
  const files = [
    ['reportFile', pathOf(readMonthReportFileEndpoint, { query: { month } }), FileCsvIcon],
    ['documentsFile', pathOf(readMonthDocumentsEndpoint, { query: { month } }), FileCsvIcon],
    ['openFormatMonth', pathOf(readOpenFormatEndpoint, { query: ofMonth }), FileZipIcon],
    ['openFormatYear', pathOf(readOpenFormatEndpoint, { query: ofYear }), FileZipIcon],
    ['journal', pathOf(readJournalEndpoint, { query: ofYear }), FileTextIcon],
    ['beancount', pathOf(readBeancountEndpoint, { query: ofYear }), FileTextIcon],
  ] as const;
  return (
    <>
      <Files role="group" aria-label={word('accountant.files')}>
        {files.map(([name, href, Icon]) =>
          hasCompanyNumber || !name.startsWith('openFormat') ? (
            <Button key={name} variant="outlined" startIcon={<Icon />} onClick={() => void save(href)}>
              {word(`accountant.${name}`)}
            </Button>
          ) : null,
        )}
      </Files>
      {hasCompanyNumber === false ? <Note>{word('accountant.openFormatNeeds')}</Note> : null}
    </>
  );
}
