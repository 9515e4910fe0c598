import { FormControlLabel, Radio, RadioGroup, styled } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { IsraelMomentInput } from '../../../kit/form/time-inputs.tsx';
import { formatMoment, readMoment } from '../../../kit/formatting/dates.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { articleState, type ArticleState } from './article-state.ts';

const Choice = styled('span')(({ theme }) => ({
  display: 'block',
  lineHeight: 1.35,
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.tokens.muted },
}));

const choices = [
  { state: 'draft', label: 'article.asDraft', help: 'article.asDraftHelp' },
  { state: 'published', label: 'article.now', help: 'article.nowHelp' },
  { state: 'scheduled', label: 'article.later', help: 'article.laterHelp' },
] as const;

/** Whether and when visitors see the article: as a draft never, at once, or from a chosen moment. */
export function PublishingInput() {
  const word = useMessages();
  const { setValue } = useFormContext();
  const [isPublished, publishedAt]: unknown[] = useWatch({ name: ['isPublished', 'publishedAt'] });
  const state = articleState({ isPublished, publishedAt });
  // "Scheduled" is chosen before its moment is typed, and stays chosen when the moment lies in the past.
  const [hasMoment, setHasMoment] = useState(state === 'scheduled');
  const chosen: ArticleState = state === 'draft' ? 'draft' : hasMoment ? 'scheduled' : 'published';
  const moment = readMoment(publishedAt);

  function choose(next: ArticleState): void {
    const touched = { shouldDirty: true };
    setHasMoment(next === 'scheduled');
    setValue('isPublished', next !== 'draft', touched);
    // Null lets the server set the moment of publishing. A published article keeps its date.
    if (next === 'published' && state === 'scheduled') setValue('publishedAt', null, touched);
  }

  return (
    <div>
      <RadioGroup
        aria-label={word('article.when')}
        value={chosen}
        onChange={(event) => choose(event.target.value as ArticleState)}
        sx={{ gap: 1, marginBlockEnd: 1 }}
      >
        {choices.map(({ state: value, label, help }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={
              <Choice>
                <b>{word(label)}</b>
                <small>{word(help)}</small>
              </Choice>
            }
          />
        ))}
      </RadioGroup>
      {chosen === 'scheduled' ? (
        <IsraelMomentInput
          source="publishedAt"
          label={word('article.moment')}
          validate={(value: unknown) => (value ? undefined : 'ra.validation.required')}
          helperText={
            moment
              ? word(state === 'scheduled' ? 'article.momentInIsrael' : 'article.momentPast', {
                  moment: formatMoment(moment),
                })
              : false
          }
        />
      ) : null}
    </div>
  );
}
