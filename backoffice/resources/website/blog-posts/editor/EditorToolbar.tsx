import { IconButton, styled, Tooltip } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { toolGroups, type Asked, type Tool } from './tools.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 48,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 4,
  borderStartStartRadius: 10,
  borderStartEndRadius: 10,
  borderBlockEnd: `1px solid ${theme.tokens.line}`,
  backgroundColor: theme.tokens.surface,
  '& .group': { display: 'flex', gap: 2, paddingInlineEnd: 6, marginInlineEnd: 4 },
  '& .group + .group': { borderInlineStart: `1px solid ${theme.tokens.line}`, paddingInlineStart: 6 },
  '& button': { minInlineSize: 34, minBlockSize: 34, borderRadius: 6, color: theme.tokens.ink },
  '& button[aria-pressed="true"]': { backgroundColor: theme.tokens.ink, color: theme.tokens.ground },
  '& button:disabled': { color: theme.tokens.muted, opacity: 0.45 },
  [theme.breakpoints.down('md')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    '& button': { minInlineSize: 44, minBlockSize: 44, flex: 'none' },
  },
}));

interface Props {
  editor: Editor;
  controls: string;
  onAsk: (asked: Asked) => void;
}

const allTools = toolGroups.flat();

/** One tab stop; arrows move within it, Escape returns to the text. */
export function EditorToolbar({ editor, controls, onAsk }: Props) {
  const word = useMessages();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      inTable: now.isActive('table'),
      on: allTools.map((tool) => tool.isOn?.(now) ?? null),
      can: allTools.map((tool) => tool.can?.(now) ?? true),
    }),
  });
  const shown = (tool: Tool) => !tool.inTable || states.inTable;
  // The tool used last may be one of a table that is gone.
  const reached = allTools[stop];
  const tabStop = reached && shown(reached) ? stop : 0;

  function move(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      editor.commands.focus();
      return;
    }
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const isRtl = bar.current !== null && getComputedStyle(bar.current).direction === 'rtl';
    const steps: Record<string, number> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 };
    const step = steps[event.key];
    const target =
      event.key === 'Home'
        ? buttons[0]
        : event.key === 'End'
          ? buttons.at(-1)
          : step === undefined || at < 0
            ? undefined
            : buttons.at((at + step) % buttons.length);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <Bar
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={word('editor.toolbar')}
      aria-controls={controls}
      onKeyDown={move}
      data-editor-toolbar
    >
      {toolGroups.map((group) =>
        group.some(shown) ? (
          <div className="group" key={group[0]?.label}>
            {group.filter(shown).map((tool) => {
              const at = allTools.indexOf(tool);
              const { does, icon: ToolIcon } = tool;
              const isOn = states.on[at];
              return (
                <Tooltip title={word(tool.label)} key={tool.label}>
                  {/* Over a button that can't be pressed, too; its name is the button's, not this one's as well. */}
                  <span aria-label={undefined}>
                    <IconButton
                      aria-label={word(tool.label)}
                      {...(typeof isOn === 'boolean' ? { 'aria-pressed': isOn } : {})}
                      disabled={!states.can[at]}
                      tabIndex={at === tabStop ? 0 : -1}
                      onFocus={() => setStop(at)}
                      onClick={() => (typeof does === 'string' ? onAsk(does) : does(editor))}
                    >
                      <ToolIcon size={19} {...(tool.turns ? { className: 'turns' } : {})} />
                    </IconButton>
                  </span>
                </Tooltip>
              );
            })}
          </div>
        ) : null,
      )}
    </Bar>
  );
}
