import { setTeamDesignEndpoint } from '../../../../api/contract/subscriptions/team.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useState, type FormEvent } from 'react';
import { teamParts, type TeamPart } from '../../../../api/contract/subscriptions/team-parts.schema.ts';
import type { Team } from '../../../../api/contract/subscriptions/team.schema.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Button } from '../../../components/button.tsx';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { Field } from '../../../components/field.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './team-page.module.css';
import { useChangeTeam } from './use-change-team.ts';
import { useTeamMessages } from './use-team-messages.ts';

/** Chooses the company's card and which of its parts the team's cards take over. */
export function DesignForm({ team }: { team: Team }) {
  const { design: texts } = useTeamMessages();
  const [cardId, setCardId] = useState(team.design?.cardId ?? null);
  const [chosen, setChosen] = useState<readonly TeamPart[]>(
    team.design?.parts ?? ['design', 'cover', 'name'],
  );
  const cards = team.people.reduce((sum, person) => sum + person.cards.length, 0);
  const { mutate, isPending } = useChangeTeam(() =>
    toast({ title: texts.saved(cardId === null ? 0 : cards) }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const parts = cardId === null ? [] : chosen;
    mutate(() =>
      call(setTeamDesignEndpoint, { params: { id: team.id }, body: { cardId, parts: [...parts] } }),
    );
  }

  if (team.ownCards.length === 0)
    return (
      <>
        <p className={styles['lede']}>{texts.text}</p>
        <p>{texts.needCard}</p>
        <ButtonLink to="/dashboard" variant="line">
          {texts.make}
        </ButtonLink>
      </>
    );
  return (
    <form className={styles['form']} onSubmit={submit}>
      <p className={styles['lede']}>{texts.text}</p>
      <Field label={texts.card}>
        {(control) => (
          <select
            {...control}
            value={cardId ?? ''}
            onChange={(event) => setCardId(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="">{texts.noCard}</option>
            {team.ownCards.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className={styles['parts']} disabled={cardId === null}>
        <legend>{texts.parts}</legend>
        {teamParts.map((part) => (
          <CheckboxField
            key={part}
            label={
              <>
                {texts.part[part].label} <small>{texts.part[part].help}</small>
              </>
            }
            checked={cardId !== null && chosen.includes(part)}
            onChange={(event) =>
              setChosen(event.target.checked ? [...chosen, part] : chosen.filter((other) => other !== part))
            }
          />
        ))}
      </fieldset>
      <Button type="submit" busy={isPending}>
        {texts.save}
      </Button>
    </form>
  );
}
