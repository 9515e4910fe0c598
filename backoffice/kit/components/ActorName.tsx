import { useMessages } from '../i18n/use-messages.ts';
import { ReferenceName } from './RecordName.tsx';

/** Who did something: named by kind and number (`admin:7`), as the system, or by the name at that time. */
export function ActorName({ actor }: { actor: string }) {
  const word = useMessages();
  const [, id] = /^(?:user|admin):(\d+)$/u.exec(actor) ?? [];
  if (actor === 'system') return <>{word('users.history.system')}</>;
  if (id) return <ReferenceName resource="users" id={Number(id)} />;
  return <bdi>{actor}</bdi>;
}
