import { ReviewsPage } from '../../features/cards/reviews/reviews-page.tsx';

export default ReviewsPage;
