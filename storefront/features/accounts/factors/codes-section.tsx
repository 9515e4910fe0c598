import { useState } from 'react';
import {
  startAppEndpoint,
  makeCodesEndpoint,
  removeAppEndpoint,
} from '../../../../api/contract/accounts/factors.endpoint.ts';
import type { AppSetup, Factors } from '../../../../api/contract/accounts/factors.schema.ts';
import { Button } from '../../../components/button.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { StatusWord } from '../../../components/status-word.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { call } from '../../../lib/call.ts';
import { formatDate } from '../../../lib/format-date.ts';
import styles from '../account/account-page.module.css';
import { AskDialog } from './ask-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { useChangeFactors } from './use-change-factors.ts';
import { useFactorMessages } from './use-factor-messages.ts';

/** Codes of an app, and recovery codes for when it is not at hand. */
export function CodesSection({ factors }: { factors: Factors }) {
  const { codes: texts } = useFactorMessages();
  const language = useLanguage();
  const { change, take, isChanging } = useChangeFactors();
  const [setup, setSetup] = useState<AppSetup | null>(null);
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const [asked, setAsked] = useState<'off' | 'codes' | null>(null);
  const isOn = factors.appSince !== null;
  const hasFactor = isOn || factors.passkeys.length > 0;

  async function begin() {
    await change(async () => {
      setSetup(await call(startAppEndpoint));
      return factors;
    });
  }
  async function turnOff() {
    if (await change(() => call(removeAppEndpoint), { done: texts.turnedOff })) setAsked(null);
  }
  async function makeCodes() {
    await change(async () => {
      const made = await call(makeCodesEndpoint);
      setAsked(null);
      setShown(made.codes);
      return made.factors;
    });
  }

  return (
    <PageSection title={texts.title}>
      <p className={styles['present']}>
        <StatusWord tone={isOn ? 'good' : 'calm'}>{isOn ? texts.on : texts.off}</StatusWord>
        {factors.appSince && <span>{texts.since(formatDate(factors.appSince, language))}</span>}
      </p>
      <p className={styles['hint']}>{isOn ? texts.onText : texts.offText}</p>
      {hasFactor && (
        <p className={styles['hint']}>
          {factors.codesLeft > 0 ? texts.left(factors.codesLeft) : texts.noneLeft}
        </p>
      )}
      <div className={styles['actions']}>
        {!isOn && (
          <Button variant="line" busy={isChanging && asked === null} onClick={() => void begin()}>
            {texts.setUp}
          </Button>
        )}
        {hasFactor && (
          <Button variant="line" onClick={() => setAsked('codes')}>
            {texts.newCodes}
          </Button>
        )}
        {isOn && (
          <Button variant="quiet" onClick={() => setAsked('off')}>
            {texts.turnOff}
          </Button>
        )}
      </div>
      <SetUpDialog
        setup={setup}
        onClose={() => setSetup(null)}
        onDone={(made) => {
          setSetup(null);
          take(made.factors);
          setShown(made.codes);
        }}
      />
      <CodesDialog codes={shown} onClose={() => setShown(null)} />
      <AskDialog
        open={asked === 'off'}
        title={texts.offTitle}
        text={texts.offWarning}
        yes={texts.yesOff}
        isDangerous
        busy={isChanging}
        onYes={() => void turnOff()}
        onClose={() => setAsked(null)}
      />
      <AskDialog
        open={asked === 'codes'}
        title={texts.newTitle}
        text={texts.newText}
        yes={texts.make}
        busy={isChanging}
        onYes={() => void makeCodes()}
        onClose={() => setAsked(null)}
      />
    </PageSection>
  );
}
