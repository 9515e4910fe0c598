import { AddressTestPage } from '../../features/cards/address-test/address-test-page.tsx';

export default AddressTestPage;
