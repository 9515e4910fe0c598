import { styled } from '@mui/material';
import ArrowLeftIcon from '~icons/ph/arrow-left';
import { ReadContent } from '../../kit/components/ReadContent.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { ContextParts } from './ContextParts.tsx';
import { threadPathOf } from './inbox-paths.ts';
import { Column } from './inbox-styles.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { StepLink } from './StepLink.tsx';
import { useConversationContext } from './use-inbox.ts';

const Body = styled('div')(({ theme }) => ({
  padding: 16,
  '& h3': {
    margin: '20px 0 4px',
    paddingBlockStart: 8,
    borderBlockStart: `2px solid ${theme.tokens.ink}`,
    fontSize: '0.875rem',
    fontWeight: 700,
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { paddingBlock: 6, borderBlockEnd: `1px solid ${theme.tokens.line}`, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: theme.tokens.muted },
  [theme.breakpoints.down('md')]: { '& li a': { display: 'inline-block', minBlockSize: 32 } },
}));

/** The user's data that staff need for an answer. */
export function ContextColumn({ id, search }: { id: number; search: string }) {
  const word = useMessages();
  const context = useConversationContext(id);
  return (
    <Column className="context" aria-label={word('desk.inbox.context')}>
      <div className="head only-steps">
        <StepLink to={threadPathOf(id, search)} label={word('desk.inbox.toThread')}>
          <ArrowLeftIcon className="turns" />
        </StepLink>
        <h2>{word('desk.inbox.context')}</h2>
      </div>
      <div className="scroll">
        <Body>
          <ReadContent query={context}>
            {(data) => (
              <>
                <PersonFacts user={data.user} />
                <ContextParts context={data} search={search} />
              </>
            )}
          </ReadContent>
        </Body>
      </div>
    </Column>
  );
}
