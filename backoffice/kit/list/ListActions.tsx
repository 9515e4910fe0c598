// As react-admin's, with the choice of columns, and an export that shows its progress.
import { useMediaQuery, type Theme } from '@mui/material';
import {
  ColumnsButton,
  CreateButton,
  FilterButton,
  TopToolbar,
  useFilterContext,
  useResourceDefinition,
} from 'react-admin';
import { ExportAllButton } from '../export/ExportAllButton.tsx';

export function ListActions() {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { hasCreate } = useResourceDefinition();
  const filters = useFilterContext();
  return (
    <TopToolbar>
      {filters ? <FilterButton /> : null}
      {narrow ? null : <ColumnsButton />}
      <ExportAllButton />
      {hasCreate ? <CreateButton variant="contained" /> : null}
    </TopToolbar>
  );
}
