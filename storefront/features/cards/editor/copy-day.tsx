import CopyIcon from '~icons/ph/copy';
import * as Popover from '@radix-ui/react-popover';
import { useState } from 'react';
import type { BusinessHours } from '../../../../api/contract/cards/entities/business-hours.schema.ts';
import { Button } from '../../../components/button.tsx';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './hours.module.css';
import { useEditorMessages } from './use-editor-messages.ts';
import { copyDay, weekDays } from './week.ts';

const workdays = [0, 1, 2, 3, 4];

interface CopyDayProps {
  day: number;
  /** The whole week. */
  days: BusinessHours;
  onChange(days: BusinessHours): void;
}

/** Copies a day's hours to other days. */
export function CopyDay({ day, days, onChange }: CopyDayProps) {
  const { hours: texts } = useEditorMessages();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const name = texts.days[day] ?? '';
  const others = weekDays.filter((other) => other !== day);
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        setChosen(workdays.filter((other) => other !== day));
      }}
    >
      <Popover.Trigger asChild>
        <IconButton label={texts.copy(name)}>
          <CopyIcon aria-hidden />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles['copy']}
          align="end"
          sideOffset={4}
          collisionPadding={12}
          aria-label={texts.copyTitle(name)}
        >
          <p className={styles['copyTitle']}>{texts.copyTitle(name)}</p>
          <div className={styles['quick']}>
            <TextButton small onClick={() => setChosen(workdays.filter((other) => other !== day))}>
              {texts.workdays}
            </TextButton>
            <TextButton small onClick={() => setChosen(others)}>
              {texts.everyDay}
            </TextButton>
          </div>
          {others.map((other) => (
            <CheckboxField
              key={other}
              label={texts.days[other]}
              checked={chosen.includes(other)}
              onChange={(event) =>
                setChosen(
                  event.target.checked ? [...chosen, other] : chosen.filter((picked) => picked !== other),
                )
              }
            />
          ))}
          <Button
            size="small"
            wide
            disabled={chosen.length === 0}
            onClick={() => {
              onChange(copyDay(days, day, chosen));
              setOpen(false);
              toast({ title: texts.copied });
            }}
          >
            {texts.copyNow}
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
