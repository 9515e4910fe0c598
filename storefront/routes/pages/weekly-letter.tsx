import { WeeklyLetterPage } from '../../features/accounts/account-mails/weekly-letter-page.tsx';

export default WeeklyLetterPage;
