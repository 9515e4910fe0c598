import { AddressTestPage } from '../../features/address-test/address-test-page.tsx';

export default AddressTestPage;
