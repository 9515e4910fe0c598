import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import type { Language } from '../../../../api/contract/base/languages.ts';
import { planPreviewPath } from '../../../../api/contract/subscriptions/plan-preview.ts';
import { SiteFrame } from '../../../kit/components/SiteFrame.tsx';
import { useSettled } from '../../../kit/form/use-settled.ts';
import type { AnyRecord } from '../../../kit/fields/make-field.tsx';
import { PictureSection } from '../../../kit/form/PictureSection.tsx';
import { moneyOf, wordsOf } from '../../../kit/form/read-form.ts';
import { withoutEmptyLines } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const texts = ['description', 'benefit1', 'benefit2', 'benefit3', 'benefit4', 'benefit5'] as const;
/** A pricing card shows five points; more would not fit an address. */
const pointCount = 5;
/** Stands for a name in any language: the card speaks the site's, not the admin's. */
const unnamed = '…';

interface Props {
  plan: AnyRecord;
  /** The language of the site around the card. */
  language: Language;
}

/** What the card shows, fit to be sent while it is still being typed. */
function shownOf(plan: AnyRecord): AnyRecord {
  return {
    name: wordsOf(plan['name']).slice(0, 120) || unnamed,
    ...Object.fromEntries(texts.map((name) => [name, wordsOf(plan[name]).slice(0, 2_000) || null])),
    features: withoutEmptyLines(plan['features'])
      .slice(0, pointCount)
      .map((feature) => feature.slice(0, 200)),
    monthlyPrice: moneyOf(plan['monthlyPrice']),
    yearlyPrice: moneyOf(plan['yearlyPrice']),
    billingCycle: plan['billingCycle'] === 'yearly' ? 'yearly' : 'monthly',
    isPopular: plan['isPopular'] === true,
  };
}

function addressOf(shown: AnyRecord, cycle: string, language: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify(shown));
  const plan = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return `${planPreviewPath}?${new URLSearchParams({ plan, cycle, language })}`;
}

/**
 * The pricing card of a plan in a frame: the site's own page of it, so that it is what visitors see
 * (docs/product.md 13.16).
 */
export function PlanPicture({ plan, language }: Props) {
  const word = useMessages();
  const [cycle, setCycle] = useState<'monthly' | 'yearly'>('yearly');
  const shown = shownOf(plan);
  const wanted = addressOf(shown, cycle, language);
  return (
    <PictureSection language={language}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={word('shop.cycle')}
        value={cycle}
        onChange={(_event, next: 'monthly' | 'yearly' | null) => {
          if (next) setCycle(next);
        }}
        sx={{ marginBlockEnd: 1 }}
      >
        <ToggleButton value="yearly">{word('shop.yearly')}</ToggleButton>
        <ToggleButton value="monthly">{word('shop.monthly')}</ToggleButton>
      </ToggleButtonGroup>
      <SiteFrame title={word('shop.picture')} src={useSettled(wanted)} />
    </PictureSection>
  );
}
