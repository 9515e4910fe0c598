import { DifferenceCommands, WhatToDo } from './differences.tsx';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { Show } from 'react-admin';
import { statementLineFields } from './fields.tsx';

const advice = {
  unknown_here: 'payments.unknownHere',
  unknown_there: 'payments.unknownThere',
  another_sum: 'payments.anotherSum',
} as const;

export const StatementLineShow = () => (
  <Show actions={<RecordActions commands={<DifferenceCommands />} />}>
    <WhatToDo advice={advice} />
    {statementLineFields}
  </Show>
);
