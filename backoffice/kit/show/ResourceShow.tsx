import type { ReactNode } from 'react';
import { EditButton, TabbedShowLayout, TabbedShowLayoutTabs, useTranslate } from 'react-admin';
import type { FieldMap } from '../fields/field-kind.ts';
import type { sectionsHebrew } from '../i18n/he/interface.ts';
import { useMessages, type WordKey } from '../i18n/use-messages.ts';
import type { FieldName, ResourceName } from '../resource-entities.ts';
import { FactSheet } from './FactSheet.tsx';
import { RecordPage } from './RecordPage.tsx';

export type SectionName = keyof typeof sectionsHebrew;
export type Sections<Name extends ResourceName> = readonly (readonly [
  SectionName,
  readonly FieldName<Name>[],
])[];

/** A tab with an address of its own: related rows of another resource, or a custom view. */
interface ShowTab {
  /** Name of the resource whose rows it shows, or the tab's path when `label` names it. */
  name: string;
  /** The resource's name unless given. */
  label?: WordKey;
  content: ReactNode;
}

interface Props<Name extends ResourceName> {
  resource: Name;
  fields: FieldMap<Name>;
  sections: Sections<Name>;
  canEdit?: boolean;
  /** Above the facts: a picture, a link to the page on the site. */
  head?: ReactNode;
  /** Commands on this record, in the bar above it. */
  actions?: ReactNode;
  related?: readonly ShowTab[];
}

/** A record's page: every field, in sections; fields without a section are in the last one. */
export function ResourceShow<Name extends ResourceName>(props: Props<Name>) {
  const { resource, canEdit = false, actions, related = [] } = props;
  const word = useMessages();
  const translate = useTranslate();
  return (
    <RecordPage
      resource={resource}
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
          <TabbedShowLayout.Tab label={word('show.details')}>
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

function Facts<Name extends ResourceName>({ resource, fields, sections, head }: Props<Name>) {
  const word = useMessages();
  const translate = useTranslate();
  const named = new Set<string>(sections.flatMap(([, names]) => names));
  const others = Object.keys(fields).filter((name) => !named.has(name));
  return (
    <div>
      {head}
      {sections.map(([section, names]) => (
        <FactSheet
          key={section}
          title={translate(`bikur.sections.${section}`)}
          resource={resource}
          fields={fields}
          names={names}
        />
      ))}
      {others.length > 0 ? (
        <FactSheet title={word('show.system')} resource={resource} fields={fields} names={others} />
      ) : null}
    </div>
  );
}
