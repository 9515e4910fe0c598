import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { HttpError, useNotify } from 'react-admin';
import {
  addressOf,
  type AddressInput,
  type Endpoint,
  type EndpointSchemas,
  type Optional,
  type ReplyOf,
} from '../../../api/contract/endpoint.ts';
import { issuesOf } from '../commands/use-command.ts';
import { ask } from './call.ts';

type Options<Reply> = Omit<UseQueryOptions<Reply>, 'queryKey' | 'queryFn'> & {
  /** Before the address in the key of the cache, for whoever has it read anew together with other things. */
  under?: readonly unknown[];
};

/** Reads one operation beside the tables of the data provider; anew whenever the page is. */
export function useRead<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  ...[input, more]: [...Optional<AddressInput<Schemas>>, options?: Options<ReplyOf<Schemas>>]
) {
  const { under = [], ...options } = (more ?? {}) as Options<ReplyOf<Schemas>>;
  const address = addressOf(endpoint, input);
  return useQuery({
    ...options,
    queryKey: [...under, address],
    queryFn: ({ signal }) => ask(endpoint, address, undefined, { signal }),
  });
}

interface Act<Input, Reply> {
  run: (input: Input) => Promise<Reply>;
  /** What is read anew, whether it was done or not. */
  changes: readonly unknown[];
  /** Toast after success. */
  done?: (reply: Reply, input: Input) => string;
}

/** Does something beside the commands of the tables; says why when the server refuses. */
export function useAct<Input, Reply>({ run, changes, done }: Act<Input, Reply>) {
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (reply, input) => {
      if (done) notify(done(reply, input), { type: 'success' });
    },
    onError: (error) => {
      const said = (error instanceof HttpError && issuesOf(error)['root']) || error.message;
      notify(said, { type: 'error', messageArgs: { _: said } });
    },
    // Nobody waits for what is read anew: the button is free, and whoever gave the step goes on.
    onSettled: () => void queries.invalidateQueries({ queryKey: changes }),
  });
}
