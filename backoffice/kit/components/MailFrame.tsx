import { Box } from '@mui/material';
import { pageNonce } from '../theme/StyleProvider.tsx';
import { useMessages } from '../i18n/use-messages.ts';

/**
 * Beyond react-admin: a mail as its recipient sees it, in a sandboxed frame without origin, scripts, forms or
 * navigation: anything a user managed to write into a mail does nothing here (docs/security.md A2).
 */
export function MailFrame({ html }: { html: string }) {
  const word = useMessages();
  return (
    <Box
      component="iframe"
      title={word('desk.mail.view')}
      sandbox=""
      referrerPolicy="no-referrer"
      // The page's policy holds in it, too: a mail's own rules, for narrow screens, are let in by the page's nonce.
      srcDoc={html.replace('<style>', () => `<style nonce="${pageNonce() ?? ''}">`)}
      sx={{
        display: 'block',
        inlineSize: '100%',
        maxInlineSize: 720,
        blockSize: '70vh',
        minBlockSize: 420,
        border: (theme) => `1px solid ${theme.tokens.line}`,
        borderRadius: '8px',
        // Mails have their own colours for light and dark; the rest of the frame is white.
        backgroundColor: '#fff',
        colorScheme: 'light',
      }}
    />
  );
}
