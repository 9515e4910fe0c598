import { ContactPage } from '../../features/leads/contact/contact-page.tsx';

export default ContactPage;
