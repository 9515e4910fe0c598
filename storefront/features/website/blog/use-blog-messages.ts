import { defineMessages } from '../../../i18n/define-messages.ts';

export const useBlogMessages = defineMessages('blog', import.meta.glob('./blog.??.ts'));
