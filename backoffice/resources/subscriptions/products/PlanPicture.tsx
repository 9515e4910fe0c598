import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../api/contract/base/languages.ts';
import { planPreviewPath } from '../../../../api/contract/subscriptions/plan-preview.ts';
import type { AnyRecord } from '../../../kit/fields/make-field.tsx';
import { PictureSection } from '../../../kit/form/PictureSection.tsx';
import { moneyOf, wordsOf } from '../../../kit/form/read-form.ts';
import { withoutEmptyLines } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const texts = ['description', 'benefit1', 'benefit2', 'benefit3', 'benefit4', 'benefit5'] as const;
const restMs = 400;
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
      <Frame address={useSettled(wanted)} />
    </PictureSection>
  );
}

/** The address once nobody has typed for a moment. */
function useSettled(address: string): string {
  const [settled, setSettled] = useState(address);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), restMs);
    return () => clearTimeout(timer);
  }, [address]);
  return settled;
}

/** As high as the card in it, which has no script to say so. */
function Frame({ address }: { address: string }) {
  const word = useMessages();
  const [height, setHeight] = useState(480);
  const observer = useRef<ResizeObserver | null>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  return (
    <iframe
      src={address}
      title={word('shop.picture')}
      // Nothing in it runs; its height may be read.
      sandbox="allow-same-origin"
      tabIndex={-1}
      onLoad={({ currentTarget }) => {
        const page = currentTarget.contentDocument?.body.firstElementChild;
        observer.current?.disconnect();
        if (!page) return;
        observer.current = new ResizeObserver(() =>
          setHeight(Math.ceil(page.getBoundingClientRect().height)),
        );
        observer.current.observe(page);
      }}
      style={{
        display: 'block',
        inlineSize: 'min(100%, 400px)',
        blockSize: height,
        border: 0,
        borderRadius: 12,
      }}
    />
  );
}
