import { defineMessages } from '../../../i18n/define-messages.ts';

export const useReviewsMessages = defineMessages('reviews', import.meta.glob('./reviews.??.ts'));
