import { Alert, Link as SiteLink, Skeleton } from '@mui/material';
import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { readFactorsEndpoint } from '../../../api/contract/accounts/factors.endpoint.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { useRead } from '../providers/use-read.ts';
import { DoorPage } from './DoorPage.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';

/**
 * What an admin sees who has given no second factor (docs/security.md S1): where to give it, or where to set one up.
 * Until then no operation of the back office answers.
 */
export function SecondFactorPage() {
  const word = useMessages();
  const logout = useLogout();
  const { data, error } = useRead(readFactorsEndpoint, {}, { staleTime: 0, gcTime: 0 });
  useEffect(() => {
    document.title = word('brand.pageTitle', { page: word('secondFactor.title') });
  }, [word]);
  useEffect(() => {
    // Given meanwhile in another tab.
    if (data && !data.owesSecondFactor) window.location.replace('/admin');
  }, [data]);
  return (
    <DoorPage>
      <h1>{word('secondFactor.title')}</h1>
      {error ? <Alert severity="error">{word('errors.recordFailed')}</Alert> : null}
      {data || error ? null : <Skeleton variant="rounded" height={120} />}
      {data ? <SecondFactorStep factors={data} onDone={() => window.location.replace('/admin')} /> : null}
      <p className="foot">
        <SiteLink component="button" type="button" onClick={() => void logout()}>
          {word('bar.signOut')}
        </SiteLink>
      </p>
    </DoorPage>
  );
}
