import { useMemo } from 'react';
import type { PageState } from '../../../../api/contract/website/rendering.ts';
import { usePageState } from '../../../lib/page-state.ts';
import type { HelpMessages } from './help-groups.ts';
import { useHelpMessages } from './use-help-messages.ts';

type Installation = Pick<PageState, 'mailConfigured' | 'googleConfigured'>;

/** The help of this installation: it promises no mail that isn't sent and no button that isn't there. */
export function helpOf(
  texts: HelpMessages,
  { mailConfigured, googleConfigured }: Installation,
): HelpMessages {
  const questions = { ...texts.questions };
  if (!mailConfigured)
    questions['forgot-password'] = { ...questions['forgot-password'], answer: [texts.forgotWithoutMail] };
  if (!googleConfigured) Reflect.deleteProperty(questions, 'google-login');
  return { ...texts, questions };
}

export function useHelp(): HelpMessages {
  const texts = useHelpMessages();
  const state = usePageState();
  return useMemo(() => helpOf(texts, state), [texts, state]);
}
