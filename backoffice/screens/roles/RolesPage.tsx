import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import CheckIcon from '~icons/ph/check-bold';
import { Title, useTranslate } from 'react-admin';
import { may, permissions } from '../../../api/contract/accounts/permissions.ts';
import { userRoles } from '../../../api/contract/accounts/roles.schema.ts';
import { visuallyHidden } from '../../kit/components/visually-hidden.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';

const staffRoles = userRoles.filter((role) => role !== 'user').toReversed();

/** Which role holds which permission (docs/product.md 13.13): the table by which the server decides. */
export function RolesPage() {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <>
      <Title title={word('roles.title')} />
      <p>{word('roles.why')}</p>
      <p>
        {word('roles.change')} <code dir="ltr">npm run admin -- make user@example.com support</code>
      </p>
      {/* Its unseen words belong to it: without a place of its own they would widen the page. */}
      <TableContainer
        sx={{ position: 'relative' }}
        role="region"
        aria-label={word('roles.title')}
        tabIndex={0}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{word('roles.permission')}</TableCell>
              {staffRoles.map((role) => (
                <TableCell key={role} align="center">
                  {translate(`bikur.choices.userRole.${role}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {permissions.map((permission) => (
              <TableRow key={permission} hover>
                <TableCell component="th" scope="row" sx={{ minWidth: '12rem' }}>
                  {word(`roles.permissions.${permission}`)}
                </TableCell>
                {staffRoles.map((role) => {
                  const holds = may(role, permission);
                  return (
                    <TableCell key={role} align="center">
                      {holds ? <CheckIcon aria-hidden="true" /> : null}
                      <span style={visuallyHidden}>{word(holds ? 'roles.yes' : 'roles.no')}</span>
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
