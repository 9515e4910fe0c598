import { ListButton, ShowButton, TabbedShowLayoutTabs, TopToolbar, type Exporter } from 'react-admin';
import { LoadFailed } from '../components/LoadFailed.tsx';
import { RecordContent } from '../components/RecordContent.tsx';
import { TypedText } from '../components/TypedText.tsx';
import { momentFormat } from '../formatting/dates.ts';
import { ListActions } from '../list/ListActions.tsx';
import { ListPagination } from '../list/ListPagination.tsx';
import { RecordActions } from '../show/RecordActions.tsx';
import { RecordHeading } from '../show/RecordHeading.tsx';
import type { Overrides } from './overrides.ts';

const dash = '–';
/** Figures and codes run left to right in both languages, isolated from the text around them. */
const leftToRight = { component: 'bdi', dir: 'ltr', emptyText: dash };
/** People's own words and codes: isolated, in their own direction, never translated. */
const typed = { component: TypedText, emptyText: dash };
const recordPage = {
  component: RecordContent,
  title: <RecordHeading />,
  // Nobody is sent to the list where a record can't be read, as react-admin does by itself.
  queryOptions: { onError: () => undefined },
};

/** How react-admin's pages and fields are here unless a page says otherwise, so that pages need not repeat it. */
export function pageDefaults(exporter: Exporter, locales: string): Overrides {
  return {
    RaList: {
      defaultProps: {
        perPage: 25,
        sort: { field: 'createdAt', order: 'DESC' },
        empty: false,
        error: <LoadFailed />,
        actions: <ListActions />,
        pagination: <ListPagination />,
        exporter,
      },
    },
    RaShow: { defaultProps: { ...recordPage, emptyWhileLoading: true, actions: <RecordActions /> } },
    RaEdit: {
      defaultProps: {
        ...recordPage,
        // The server's issues and a colleague's save reach the form before it is shown as saved.
        mutationMode: 'pessimistic',
        redirect: 'show',
        actions: (
          <TopToolbar>
            <ListButton label="ra.action.list" />
            <ShowButton />
          </TopToolbar>
        ),
      },
    },
    RaCreate: { defaultProps: { component: 'div', redirect: 'show' } },
    RaTabbedShowLayout: {
      defaultProps: { tabs: <TabbedShowLayoutTabs variant="scrollable" scrollButtons="auto" /> },
    },
    // The API has no search for nothing.
    RaAutocompleteInput: { defaultProps: { filterToQuery: (q: string) => (q ? { q } : {}) } },
    RaTextField: { defaultProps: typed },
    RaNumberField: { defaultProps: { ...leftToRight, className: 'figures', locales } },
    RaDateField: {
      // Date and time stay on one line: a column grows instead.
      defaultProps: {
        ...leftToRight,
        style: { whiteSpace: 'nowrap' },
        showTime: true,
        locales,
        options: momentFormat,
      },
    },
    RaEmailField: { defaultProps: { dir: 'ltr', translate: 'no', emptyText: dash } },
    RaBooleanField: { defaultProps: { emptyText: dash } },
    RaSelectField: { defaultProps: { emptyText: dash } },
    RaReferenceField: { defaultProps: { link: 'show', emptyText: dash } },
  };
}
