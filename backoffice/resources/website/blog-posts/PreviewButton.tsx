import EyeIcon from '~icons/ph/eye';
import { Button, Dialog, DialogActions } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { previewArticleEndpoint } from '../../../../api/contract/website/article-preview.endpoint.ts';
import { issuesOf } from '../../../kit/commands/use-command.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { call } from '../../../kit/providers/call.ts';
import { typedPart } from './draft/stored-draft.ts';

/** Shows what stands in the form on its page of the site, saved or not: the server draws the site's own page. */
export function PreviewButton() {
  const word = useMessages();
  const notify = useNotify();
  const { getValues } = useFormContext();
  const preview = useMutation({
    mutationFn: () => {
      const typed = Object.entries(typedPart(getValues())).filter(
        ([, value]) => value !== null && value !== '',
      );
      return call(previewArticleEndpoint, { body: Object.fromEntries(typed) });
    },
    onError: (error) => notify(Object.values(issuesOf(error)).join(' '), { type: 'error' }),
  });
  const title = word('article.preview');
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EyeIcon size={18} />}
        aria-haspopup="dialog"
        disabled={preview.isPending}
        onClick={() => preview.mutate()}
      >
        {title}
      </Button>
      {preview.data ? (
        <Dialog open onClose={() => preview.reset()} fullWidth maxWidth="lg" aria-label={title}>
          <iframe
            title={title}
            srcDoc={preview.data.html}
            // Nothing in it runs; its files and typefaces are the site's.
            sandbox="allow-same-origin"
            style={{ display: 'block', inlineSize: '100%', blockSize: '80vh', border: 0 }}
          />
          <DialogActions>
            <Button onClick={() => preview.reset()}>{word('article.previewClose')}</Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
