import type he from './trade-words.he.ts';

export default {
  plumber: { name: 'Plumbing', jobTitle: 'Plumbing and leak detection', calledAlso: 'plumber' },
  electrician: {
    name: 'Electrical work',
    jobTitle: 'Electrical work for homes and businesses',
    calledAlso: 'electrician',
  },
  renovations: {
    name: 'Renovations',
    jobTitle: 'Flats, kitchens and bathrooms',
    calledAlso: 'builder, contractor, handyman',
  },
  carpenter: {
    name: 'Carpentry',
    jobTitle: 'Furniture and joinery made to measure',
    calledAlso: 'carpenter, joiner',
  },
  airConditioning: {
    name: 'Air conditioning',
    jobTitle: 'Air conditioners installed, mended and cleaned',
    calledAlso: 'AC technician, HVAC',
  },
  gardener: {
    name: 'Gardening',
    jobTitle: 'Gardens planned, planted and kept',
    calledAlso: 'gardener, landscaper',
  },
  cleaning: { name: 'Cleaning', jobTitle: 'Homes, offices and stairwells', calledAlso: 'cleaner' },
  mover: { name: 'Moving', jobTitle: 'Homes and offices moved', calledAlso: 'mover, removals' },
  garage: { name: 'Car garage', jobTitle: 'Car service and repairs', calledAlso: 'mechanic, auto repair' },
  hair: {
    name: 'Hair design',
    jobTitle: 'Cuts, colour and hair care',
    calledAlso: 'hairdresser, hair stylist, barber, hair salon',
  },
  beauty: {
    name: 'Beauty care',
    jobTitle: 'Facials, nails and make-up',
    calledAlso: 'beautician, cosmetician, make-up artist',
  },
  nails: {
    name: 'Nails',
    jobTitle: 'Manicure, pedicure and nail extensions',
    calledAlso: 'manicurist, nail artist',
  },
  fitness: {
    name: 'Fitness training',
    jobTitle: 'Personal training and small groups',
    calledAlso: 'personal trainer, fitness coach, gym',
  },
  yoga: {
    name: 'Yoga and Pilates',
    jobTitle: 'Yoga and Pilates classes',
    calledAlso: 'yoga teacher, Pilates teacher, Pilates instructor',
  },
  physiotherapy: {
    name: 'Physiotherapy',
    jobTitle: 'Physiotherapy and rehabilitation',
    calledAlso: 'physiotherapist, physical therapist',
  },
  psychology: {
    name: 'Psychology and therapy',
    jobTitle: 'Therapy for adults, teenagers and couples',
    calledAlso: 'psychologist, psychotherapist, therapist',
  },
  nutrition: {
    name: 'Nutrition',
    jobTitle: 'Personal nutrition advice',
    calledAlso: 'dietitian, dietician, nutritionist',
  },
  dentist: {
    name: 'Dentistry',
    jobTitle: 'Dental care for the whole family',
    calledAlso: 'dentist, dental clinic',
  },
  photographer: {
    name: 'Photography',
    jobTitle: 'Events, portraits and products',
    calledAlso: 'photographer',
  },
  designer: {
    name: 'Design',
    jobTitle: 'Graphic design and branding',
    calledAlso: 'designer, graphic designer',
  },
  architect: {
    name: 'Architecture and interiors',
    jobTitle: 'Houses, flats and interiors',
    calledAlso: 'architect, interior designer',
  },
  developer: {
    name: 'Software and sites',
    jobTitle: 'Websites and apps built',
    calledAlso: 'developer, programmer, software engineer, web designer',
  },
  lawyer: {
    name: 'Law',
    jobTitle: 'Legal advice and representation',
    calledAlso: 'lawyer, attorney, solicitor',
  },
  accountant: {
    name: 'Accounting',
    jobTitle: 'Accounts, reports and tax advice',
    calledAlso: 'accountant, bookkeeper, CPA, tax adviser',
  },
  insurance: {
    name: 'Insurance and pensions',
    jobTitle: 'Insurance, pensions and savings',
    calledAlso: 'insurance agent, insurance broker',
  },
  realEstate: {
    name: 'Real estate',
    jobTitle: 'Homes bought, sold and let',
    calledAlso: 'realtor, estate agent, real estate agent, real estate broker',
  },
  tutor: {
    name: 'Private lessons',
    jobTitle: 'Private lessons and exam preparation',
    calledAlso: 'tutor, teacher',
  },
  cafe: {
    name: 'Café and bakery',
    jobTitle: 'Coffee, baking and breakfasts',
    calledAlso: 'coffee shop, baker, pastry chef',
  },
  catering: {
    name: 'Catering and private chef',
    jobTitle: 'Food for every occasion',
    calledAlso: 'caterer, chef',
  },
  music: {
    name: 'Music and DJ',
    jobTitle: 'Music for weddings, parties and events',
    calledAlso: 'musician, DJ',
  },
  other: { name: 'Another trade', jobTitle: '', calledAlso: '' },
} satisfies typeof he;
