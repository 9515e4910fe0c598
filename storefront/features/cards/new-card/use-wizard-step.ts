import { useSearchParams } from 'react-router';

type WizardStep = 'fields' | 'confirm';

/** The step as the address says it, so that going back is the browser's "back" as well. */
export function useWizardStep(): [WizardStep, (step: WizardStep) => void] {
  const [search, setSearch] = useSearchParams();
  const step = search.get('step') === 'confirm' ? 'confirm' : 'fields';
  const goTo = (next: WizardStep) => {
    if (next === step) return;
    setSearch((before) => {
      const params = new URLSearchParams(before);
      if (next === 'confirm') params.set('step', next);
      else params.delete('step');
      return params;
    });
  };
  return [step, goTo];
}
