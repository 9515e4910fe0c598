import { ApiError, NetworkError } from '../../../lib/api-errors.ts';
import { UserMissingError } from './sign-in-calls.ts';
import type { AuthMessages } from './use-auth-messages.ts';

interface SignInFailure {
  title: string;
  description: string;
}

const answered = (error: unknown): error is ApiError => error instanceof ApiError && error.status > 0;
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** The toast after a failed login (docs/specification.md 8, Auth). */
export function loginFailure(error: unknown, texts: AuthMessages): SignInFailure {
  if (answered(error)) return { title: texts.loginFailedTitle, description: texts.serverError(error.status) };
  if (error instanceof UserMissingError)
    return { title: texts.loginFailedTitle, description: error.message || incomplete(error, texts) };
  if (error instanceof NetworkError)
    return { title: texts.loginErrorTitle, description: error.message || texts.loginErrorText };
  return { title: texts.loginFailedTitle, description: wordsOf(error) || texts.loginFailedText };
}

/** The toast after a failed registration (docs/specification.md 8, Auth). */
export function registerFailure(error: unknown, texts: AuthMessages): SignInFailure {
  if (answered(error))
    return { title: texts.registerFailedTitle, description: issueOf(error) || texts.registerFailedText };
  if (error instanceof UserMissingError)
    return { title: texts.registerFailedTitle, description: error.message || texts.registerFailedTitle };
  if (error instanceof NetworkError)
    return { title: texts.registerErrorTitle, description: error.message || texts.registerErrorText };
  return { title: texts.registerFailedTitle, description: wordsOf(error) || texts.registerFailedText };
}

/** One field's issue says more than that some are wrong; the toast may lie over the field. */
function issueOf({ fields, message }: ApiError): string {
  const [issue, ...further] = Object.values(fields);
  return issue && further.length === 0 ? issue : message;
}

const incomplete = (error: UserMissingError, texts: AuthMessages) =>
  error.malformed ? texts.userInvalid : texts.userMissing;
