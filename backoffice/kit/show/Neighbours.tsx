import { IconButton, Tooltip } from '@mui/material';
import CaretLeftIcon from '~icons/ph/caret-left';
import CaretRightIcon from '~icons/ph/caret-right';
import { usePrevNextController } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../i18n/use-messages.ts';

/** Neighbours are searched within this many rows around the record; beyond them the list itself is more useful. */
const nearby = 100;
/** Milliseconds for which they are taken as they were, as react-admin does by itself. */
const idsOnly = { meta: { columns: ['id'] }, staleTime: 300_000 };

/** Links to the records before and after this one, in the list's last filter and order; the tab stays the same. */
export function Neighbours() {
  const word = useMessages();
  const { pathname } = useLocation();
  const { prevPath, nextPath, isPending } = usePrevNextController({
    linkType: 'show',
    limit: nearby,
    sort: { field: 'id', order: 'DESC' },
    queryOptions: idsOnly,
  });
  const tab = /\/show(\/[\w-]+)$/u.exec(pathname)?.[1] ?? '';
  // Until they are known they have their place: what stands after them doesn't move under the pointer.
  if (!isPending && !prevPath && !nextPath) return null;
  const steps = [
    [-1, prevPath, word('neighbours.previous'), CaretLeftIcon],
    [1, nextPath, word('neighbours.next'), CaretRightIcon],
  ] as const;
  return (
    <span style={{ display: 'inline-flex' }}>
      {steps.map(([step, path, label, Icon]) => {
        const link = path ? { component: Link, to: path + tab, 'data-neighbour': step } : { disabled: true };
        return (
          <Tooltip key={step} title={path ? label : ''}>
            <IconButton aria-label={label} {...link}>
              <Icon size={18} className="turns" aria-hidden="true" />
            </IconButton>
          </Tooltip>
        );
      })}
    </span>
  );
}
