// react-admin's CreateButton floats on a phone, and a page has but one of those.
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../access/use-may.ts';

interface Props {
  resource: string;
  /** What the form is filled in with. */
  source: object;
  label: string;
  icon: ReactNode;
}

/** Leads to the form of a new record, filled in with what the page knows; nothing for whoever may not create one. */
export function FilledCreateButton({ resource, source, label, icon }: Props) {
  const may = useMay();
  if (!may.do(resource, 'create')) return null;
  return (
    <Button
      component={Link}
      to={{
        pathname: `/${resource}/create`,
        search: `?source=${encodeURIComponent(JSON.stringify(source))}`,
      }}
      size="small"
      variant="outlined"
      startIcon={icon}
    >
      {label}
    </Button>
  );
}
