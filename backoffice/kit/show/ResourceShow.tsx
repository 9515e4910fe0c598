import type { ReactNode } from 'react';
import { EditButton, TabbedShowLayout, TabbedShowLayoutTabs, useTranslate } from 'react-admin';
import { useMay } from '../access/use-may.ts';
import { useMessages, type WordKey } from '../i18n/use-messages.ts';
import type { ListView, SectionName } from '../list/list-view.ts';
import type { ResourceName } from '../resource-entities.ts';
import { FactSheet } from './FactSheet.tsx';
import { RecordPage } from './RecordPage.tsx';

/** A tab with an address of its own: related rows of another resource, or a custom view. */
interface ShowTab {
  /** Name of the resource whose rows it shows, or the tab's path when `label` names it. */
  name: string;
  /** The resource's name unless given. */
  label?: WordKey;
  content: ReactNode;
  /** The resource one must be allowed to read; `name` unless given. */
  needs?: string;
}

interface Props<Name extends ResourceName> {
  view: ListView<Name>;
  canEdit?: boolean;
  /** Above the facts: a picture, a link to the page on the site. */
  head?: ReactNode;
  /** What the page opens with, in place of the facts, which then are its second tab. */
  overview?: ReactNode;
  /** Below the facts. */
  foot?: ReactNode;
  /** Commands on this record, in the bar above it. */
  actions?: ReactNode;
  related?: readonly ShowTab[];
}

/** A record's page: every field, in sections. */
export function ResourceShow<Name extends ResourceName>(props: Props<Name>) {
  const { view, canEdit = false, actions, overview } = props;
  const may = useMay();
  const related = (props.related ?? []).filter(({ name, needs = name }) => may.do(needs, 'list'));
  const word = useMessages();
  const translate = useTranslate();
  return (
    <RecordPage
      resource={view.resource}
      actions={
        <>
          {actions}
          {canEdit ? <EditButton variant="contained" data-shortcut="edit" /> : null}
        </>
      }
    >
      {related.length === 0 ? (
        <Facts {...props} />
      ) : (
        <TabbedShowLayout tabs={<TabbedShowLayoutTabs variant="scrollable" scrollButtons="auto" />}>
          {overview ? (
            <TabbedShowLayout.Tab label={word('person.overview')}>{overview}</TabbedShowLayout.Tab>
          ) : null}
          <TabbedShowLayout.Tab label={word('show.details')} {...(overview ? { path: 'details' } : {})}>
            <Facts {...props} />
          </TabbedShowLayout.Tab>
          {related.map((tab) => (
            <TabbedShowLayout.Tab
              key={tab.name}
              label={
                tab.label ? word(tab.label) : translate(`resources.${tab.name}.name`, { smart_count: 2 })
              }
              path={tab.name}
            >
              {tab.content}
            </TabbedShowLayout.Tab>
          ))}
        </TabbedShowLayout>
      )}
    </RecordPage>
  );
}

/** The fields in their order; each section begins with the field that the view names. */
function sectionsOf<Name extends ResourceName>({ fields, sections = {} }: ListView<Name>) {
  const begunBy = new Map(
    Object.entries(sections).map(([section, first]) => [first, section as SectionName]),
  );
  const found: [SectionName, string[]][] = [];
  for (const name of Object.keys(fields)) {
    const begun = begunBy.get(name as never);
    if (begun || found.length === 0) found.push([begun ?? 'system', []]);
    found.at(-1)?.[1].push(name);
  }
  return found;
}

function Facts<Name extends ResourceName>({ view, head, foot }: Props<Name>) {
  const translate = useTranslate();
  return (
    <div>
      {head}
      {sectionsOf(view).map(([section, names]) => (
        <FactSheet
          key={section}
          title={translate(`bikur.sections.${section}`)}
          resource={view.resource}
          fields={view.fields}
          names={names}
        />
      ))}
      {foot}
    </div>
  );
}
