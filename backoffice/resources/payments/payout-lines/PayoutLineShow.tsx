import { DifferenceCommands, WhatToDo } from '../statement-lines/differences.tsx';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { Show } from 'react-admin';
import { payoutLineFields } from './fields.tsx';

const advice = {
  not_paid_out: 'payments.notPaidOut',
  unknown_here: 'payments.payoutUnknownHere',
  another_sum: 'payments.payoutAnotherSum',
  paid_twice: 'payments.paidTwice',
  unexplained: 'payments.unexplained',
  failed: 'payments.payoutFailed',
} as const;

export const PayoutLineShow = () => (
  <Show actions={<RecordActions commands={<DifferenceCommands />} />}>
    <WhatToDo advice={advice} />
    {payoutLineFields}
  </Show>
);
