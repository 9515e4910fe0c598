import { IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  to: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/** Leads from column to column where not all of them are in view (`inbox-styles.ts`). */
export const StepLink = ({ to, label, className = '', children }: Props) => (
  <IconButton className={`only-steps ${className}`} component={Link} to={to} aria-label={label}>
    {children}
  </IconButton>
);
