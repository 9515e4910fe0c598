import type he from './trade-words.he.ts';

export default {
  plumber: {
    name: 'Plumbing',
    jobTitle: 'Plumbing and leak detection',
    about:
      'Blocked drains, leaks found and mended, taps, boilers and toilets replaced, and whole installations for homes and businesses.\n\nYou hear the price before we begin, we come at the hour we said, and we leave the place clean. Describe the problem by phone and you get an estimate.',
    services: [
      ['I have a leak', 'Hello, I have a leak and need a visit. My address: '],
      ['Get a quote', 'Hello, I would like a quote for plumbing work: '],
    ],
  },
  electrician: {
    name: 'Electrical work',
    jobTitle: 'Electrical work for homes and businesses',
    about:
      'Issues and short circuits, new fuse boards, extra sockets, lighting and charging points for cars.\n\nSafe and tidy work, a clear explanation of what was done, and a price you know beforehand.',
    services: [
      ['Report a fault', 'Hello, I have an electrical fault: '],
      ['Get a quote', 'Hello, I would like a quote for electrical work: '],
    ],
  },
  renovations: {
    name: 'Renovations',
    jobTitle: 'Flats, kitchens and bathrooms',
    about:
      'Whole or partial renovation: demolition and building, tiling, drywall, paint, kitchens and bathrooms, with every trade coordinated.\n\nA timetable in writing, a specification you can read, and news at every stage until you get the key.',
    services: [
      ['Arrange a visit', 'Hello, I would like a visit before a renovation. My address: '],
      ['Get a quote', 'Hello, I would like a quote for a renovation: '],
    ],
  },
  carpenter: {
    name: 'Carpentry',
    jobTitle: 'Furniture and joinery made to measure',
    about:
      'Wardrobes, bookcases, kitchens, tables and doors in wood, designed for the place where they will stand.\n\nWe begin with measuring and a drawing, choose wood and finish together, and end with the installation at your place.',
    services: [
      ['Arrange measuring', 'Hello, I would like to arrange measuring. My address: '],
      ['Get a quote', 'Hello, I would like a quote for a piece of furniture: '],
    ],
  },
  airConditioning: {
    name: 'Air conditioning',
    jobTitle: 'Air conditioners installed, mended and cleaned',
    about:
      'Split and central units installed, faults mended, gas refilled, and a thorough cleaning before the summer.\n\nWe help you choose what fits the room and the electricity bill, and show you how to look after it.',
    services: [
      ['It does not cool', 'Hello, my air conditioner does not cool. The model: '],
      ['Book a cleaning', 'Hello, I would like my air conditioners cleaned. How many: '],
    ],
  },
  gardener: {
    name: 'Gardening',
    jobTitle: 'Gardens planned, planted and kept',
    about:
      'Gardens and balconies planned and planted, irrigation, pruning, lawns, and regular care for houses and shared buildings.\n\nWe choose plants that suit the sun, the water and the time you have.',
    services: [
      ['Arrange a visit', 'Hello, I would like a visit to my garden. My address: '],
      ['Regular care', 'Hello, I would like an offer for regular garden care.'],
    ],
  },
  cleaning: {
    name: 'Cleaning',
    jobTitle: 'Homes, offices and stairwells',
    about:
      'Regular cleaning, cleaning after a renovation or before you move in, windows, offices and stairwells.\n\nThe same team each time, products that suit a home with children and animals, and a price for the job without surprises.',
    services: [
      ['Book a cleaning', 'Hello, I would like to book a cleaning. Rooms: '],
      ['Offer for an office', 'Hello, I would like an offer for cleaning an office.'],
    ],
  },
  mover: {
    name: 'Moving',
    jobTitle: 'Homes and offices moved',
    about:
      'Small and large moves all over the country, packing, dismantling and assembly, a crane and storage.\n\nSend a list or pictures and get the final price. On the day, we are at your door on time.',
    services: [
      ['Quote for a move', 'Hello, I would like a quote for a move. From, to and when: '],
      ['A small move', 'Hello, I have a small move: '],
    ],
  },
  garage: {
    name: 'Car garage',
    jobTitle: 'Car service and repairs',
    about:
      'Regular service, brakes, air conditioning, electrics and diagnostics, and getting the car ready for its yearly test.\n\nWe show what is broken, say what is urgent and what can wait, and replace nothing before you agree.',
    services: [
      ['Book a service', 'Hello, I would like to book a service. Model and year: '],
      ['Yearly test', 'Hello, I would like my car made ready for its test. Model and year: '],
    ],
  },
  hair: {
    name: 'Hair design',
    jobTitle: 'Cuts, colour and hair care',
    about:
      'Cuts for women, men and children, colour and highlights, straightening, blow-drying and hair for events.\n\nEvery appointment begins with a short talk: what you like, how much time your mornings have, and what will hold until the next time.',
    services: [
      ['Book an appointment', 'Hello, I would like an appointment. Day and hour that suit me: '],
      ['Hair for an event', 'Hello, I would like to hear about hair for an event on: '],
    ],
  },
  beauty: {
    name: 'Beauty care',
    jobTitle: 'Facials, nails and make-up',
    about:
      'Facials, hair removal, manicure and pedicure, eyebrows and make-up for events, in a quiet place and with personal care.\n\nAt the first appointment we look at your skin and hear what matters to you, and choose the treatment accordingly.',
    services: [
      ['Book an appointment', 'Hello, I would like an appointment for: '],
      ['Make-up for an event', 'Hello, I would like to hear about make-up for an event on: '],
    ],
  },
  fitness: {
    name: 'Fitness training',
    jobTitle: 'Personal training and small groups',
    about:
      'Personal training, training for two and in small groups: strength, endurance, losing weight and coming back after a break.\n\nWe begin with what you can do today, build a plan that fits your week, and measure progress together.',
    services: [
      ['First training', 'Hello, I would like to arrange a first training.'],
      ['Timetable', 'Hello, please send me the timetable and the prices.'],
    ],
  },
  yoga: {
    name: 'Yoga and Pilates',
    jobTitle: 'Yoga and Pilates classes',
    about:
      'Small groups and private lessons, for beginners and for the experienced, in the studio and online.\n\nA place to breathe, strengthen your back and slow down. Mats and equipment are there; you only have to come.',
    services: [
      ['Trial class', 'Hello, I would like to join a trial class.'],
      ['Timetable', 'Hello, please send me the timetable.'],
    ],
  },
  physiotherapy: {
    name: 'Physiotherapy',
    jobTitle: 'Physiotherapy and rehabilitation',
    about:
      'Back, neck, shoulder and knee pain, rehabilitation after injury or surgery, and care for athletes.\n\nAt the first session we examine, explain and agree on a goal. You leave every session with exercises for home.',
    services: [
      ['Book a session', 'Hello, I would like to book a physiotherapy session.'],
      ['Ask first', 'Hello, I have a question before I book: '],
    ],
  },
  psychology: {
    name: 'Psychology and therapy',
    jobTitle: 'Therapy for adults, teenagers and couples',
    about:
      'Personal and couple sessions in a quiet, private place, at the clinic and online: anxiety, crises, parenting, change, and what is hard to say elsewhere.\n\nYou can begin with a short call, without obligation, and see whether it suits you.',
    services: [
      ['A first call', 'Hello, I would like to arrange a short first call.'],
      ['Free hours', 'Hello, which hours are free?'],
    ],
  },
  nutrition: {
    name: 'Nutrition',
    jobTitle: 'Personal nutrition advice',
    about:
      'Nutrition for losing weight, for sport, for pregnancy and children, and for medical needs together with your doctor.\n\nNo forbidden lists: we build a menu around what you like to eat and what is really in the fridge.',
    services: [
      ['First meeting', 'Hello, I would like to arrange a first meeting.'],
      ['Prices', 'Hello, please send me details and prices.'],
    ],
  },
  photographer: {
    name: 'Photography',
    jobTitle: 'Events, portraits and products',
    about:
      'Weddings and events, portraits for site and networks, products and food, in the studio and anywhere in the country.\n\nWe plan the shoot together, and you get an edited gallery to choose from, ready to share and to print.',
    services: [
      ['Check a date', 'Hello, is this date free: '],
      ['Get a quote', 'Hello, I would like a quote for photography: '],
    ],
  },
  designer: {
    name: 'Design',
    jobTitle: 'Graphic design and branding',
    about:
      'Logos and visual language, sites, packaging, presentations and advertising, for businesses that want to look the way they work.\n\nWe begin with a talk about your audience and aim, go on with sketches, and end with tidy files for every use.',
    services: [
      ['A first talk', 'Hello, I would like a first talk about a design project.'],
      ['Get a quote', 'Hello, I would like a quote for design: '],
    ],
  },
  developer: {
    name: 'Software and sites',
    jobTitle: 'Websites and apps built',
    about:
      'Sites, shops, apps and automation for businesses: from the first specification to a system that works on Sunday morning.\n\nPlain words, progress to look at every week, and somebody who stays after the launch.',
    services: [
      ['I have an idea', 'Hello, I have an idea and would like a short talk: '],
      ['Site maintenance', 'Hello, I would like an offer for maintaining a site: '],
    ],
  },
  lawyer: {
    name: 'Law',
    jobTitle: 'Legal advice and representation',
    about:
      'Contracts, property, family, labour and business law: advice before you sign, and representation when it is needed.\n\nAt the first meeting we read the documents, weigh chances and cost, and you leave with clear steps.',
    services: [
      ['Arrange a meeting', 'Hello, I would like to arrange a meeting about: '],
      ['Check a contract', 'Hello, I would like a contract checked before I sign.'],
    ],
  },
  accountant: {
    name: 'Accounting',
    jobTitle: 'Accounts, reports and tax advice',
    about:
      'Bookkeeping, payroll, VAT, yearly reports and tax refunds, for the self-employed and for companies.\n\nAnswers on the same day, a reminder before every date, and numbers explained in plain words.',
    services: [
      ['Opening a business', 'Hello, I am opening a business and would like advice.'],
      ['Tax refund', 'Hello, I would like to check whether I am due a tax refund.'],
    ],
  },
  insurance: {
    name: 'Insurance and pensions',
    jobTitle: 'Insurance, pensions and savings',
    about:
      'Car, home, health and business insurance, pensions and savings funds, in one place and with one person who knows you.\n\nWe go through what you have, end what you pay for twice, and answer the phone on the day you need to claim.',
    services: [
      ['Check my policies', 'Hello, I would like my insurance and pension checked.'],
      ['Car insurance', 'Hello, I would like an offer for car insurance.'],
    ],
  },
  realEstate: {
    name: 'Real estate',
    jobTitle: 'Homes bought, sold and let',
    about:
      'Buying, selling and letting flats, houses and business premises, from the first estimate to the signature.\n\nWe know the streets, say what a home is really worth, and answer the phone in the evening, too.',
    services: [
      ['I want to sell', 'Hello, I would like an estimate of a home. Its address: '],
      ['Looking for a home', 'Hello, we are looking for a home. Area, rooms and budget: '],
    ],
  },
  tutor: {
    name: 'Private lessons',
    jobTitle: 'Private lessons and exam preparation',
    about:
      'Private lessons for school pupils and students, preparation for tests and matriculation, at home or online.\n\nA first lesson shows where things got stuck, and from there we build confidence step by step.',
    services: [
      ['First lesson', 'Hello, I would like a first lesson. Class and subject: '],
      ['Exam preparation', 'Hello, I would like to hear about exam preparation in: '],
    ],
  },
  cafe: {
    name: 'Café and bakery',
    jobTitle: 'Coffee, baking and breakfasts',
    about:
      'Good coffee, bread and pastry from the oven, breakfast until noon and cakes to order.\n\nThere are tables in the shade, a quiet corner for work, and platters you can order a day ahead.',
    services: [
      ['Keep a table', 'Hello, please keep a table. Date, hour and how many: '],
      ['Order a cake', 'Hello, I would like to order a cake for: '],
    ],
  },
  catering: {
    name: 'Catering and private chef',
    jobTitle: 'Food for every occasion',
    about:
      'Chef dinners at home, brunches, family celebrations, company events and platters, with a menu that fits the guests and the budget.\n\nWe see to allergies, vegans and tableware, and leave a clean kitchen.',
    services: [
      ['Offer for an event', 'Hello, I would like an offer for an event. Date and number of guests: '],
      ['See the menu', 'Hello, please send me the menu.'],
    ],
  },
  music: {
    name: 'Music and DJ',
    jobTitle: 'Music for weddings, parties and events',
    about:
      'Music for weddings, birthdays and company events: from the reception to the last song, with sound and light to fit the place.\n\nBeforehand we sit together over the songs that must be played, and those that must not.',
    services: [
      ['Check a date', 'Hello, is this date free: '],
      ['Get a quote', 'Hello, I would like a quote for an event: '],
    ],
  },
  other: {
    name: 'Another trade',
    jobTitle: '',
    about: '',
    services: [],
  },
} satisfies typeof he;
