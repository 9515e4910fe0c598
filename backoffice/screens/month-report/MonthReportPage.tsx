import { Alert, Button, MenuItem, Skeleton, styled, TextField } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { Title, useLocale } from 'react-admin';
import { useSearchParams } from 'react-router';
import { languageOfCode } from '../../../api/contract/base/languages.ts';
import { readMonthReportEndpoint } from '../../../api/contract/payments/month-report.endpoint.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { useRead } from '../../kit/providers/use-read.ts';
import { lastWholeMonth, monthAfter, monthChoices, monthName, presentMonth } from './month-choices.ts';
import { MonthFiles } from './MonthFiles.tsx';
import { StatementTables } from './MonthStatement.tsx';
import { DayTable, NumberTable, PayoutTable, RateTable } from './MonthSums.tsx';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBlockEnd: 8,
  '& .MuiTextField-root': { inlineSize: 'auto', minInlineSize: 180 },
  [theme.breakpoints.down('md')]: {
    '& .MuiTextField-root': { inlineSize: '100%' },
    '& .MuiButton-root': { minBlockSize: 44 },
  },
}));
const Explanation = styled('p')(({ theme }) => ({ maxInlineSize: '70ch', color: theme.tokens.muted }));

/** A month for the accountant: sums by rate of VAT, numbers, the provider's statement, days and payouts (docs/money.md 13.10). */
export function MonthReportPage() {
  const word = useMessages();
  const language = languageOfCode(useLocale());
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month') ?? '';
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/u.test(asked) ? asked : lastWholeMonth();
  const choose = (next: string) => setSearch({ month: next });
  const { data, isPending, isError, isPlaceholderData } = useRead(
    readMonthReportEndpoint,
    { query: { month } },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <Title title={word('accountant.title')} />
      <Head>
        <TextField
          select
          size="small"
          label={word('accountant.month')}
          value={month}
          onChange={({ target }) => choose(target.value)}
        >
          {monthChoices(data?.firstMonth ?? null, month).map((one) => (
            <MenuItem key={one} value={one}>
              {monthName(one, language)}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={() => choose(monthAfter(month, -1))}>{word('accountant.previous')}</Button>
        <Button disabled={month >= presentMonth()} onClick={() => choose(monthAfter(month, 1))}>
          {word('accountant.next')}
        </Button>
      </Head>
      <Explanation>{word('accountant.explain')}</Explanation>
      <MonthFiles month={month} hasCompanyNumber={data?.hasCompanyNumber} />
      {isError ? <Alert severity="error">{word('accountant.failed')}</Alert> : null}
      {isPending ? <Skeleton height={320} aria-busy="true" /> : null}
      {data && !isError ? (
        <div aria-busy={isPlaceholderData} style={isPlaceholderData ? { opacity: 0.5 } : undefined}>
          {data.days.length === 0 && data.payouts.length === 0 ? <p>{word('accountant.empty')}</p> : null}
          <RateTable report={data} />
          <NumberTable report={data} />
          <StatementTables report={data} />
          <DayTable report={data} />
          <PayoutTable report={data} />
        </div>
      ) : null}
    </>
  );
}
