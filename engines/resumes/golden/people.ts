/** Invented people of many trades. None exists; addresses end in example domains. */

export interface Person {
  id: string;
  language: 'en' | 'ar';
  name: string;
  headline: string;
  email: string;
  phone: string;
  city: string;
  country: string;
  links: string[];
  summary: string;
  work: {
    title: string;
    organisation: string;
    place: string;
    start: string;
    end: string | null;
    details: string[];
  }[];
  education: {
    degree: string;
    field: string | null;
    institution: string;
    place: string;
    start: string;
    end: string;
  }[];
  certifications: {
    name: string;
    issuer: string;
    issued: string;
    expires: string | null;
    id: string | null;
  }[];
  skills: string[];
  languages: [string, string][];
  awards: [string, string][];
  projects: [string, string][];
  personal: [string, string][];
}

export const PEOPLE: Person[] = [
  {
    id: 'nurse',
    language: 'en',
    name: 'Liza Mae Santos',
    headline: 'Registered Nurse',
    email: 'liza.santos@example.com',
    phone: '+971 52 555 0134',
    city: 'Abu Dhabi',
    country: 'United Arab Emirates',
    links: ['linkedin.com/in/liza-santos-example'],
    summary:
      'Registered nurse with nine years in emergency and critical care, calm at triage and used to teaching juniors at the bedside.',
    work: [
      {
        title: 'Charge Nurse',
        organisation: 'Al Reef Medical Centre',
        place: 'Abu Dhabi, UAE',
        start: '2021-03',
        end: null,
        details: [
          'Lead a shift of twelve nurses in a 24-bed emergency unit',
          'Cut triage waiting time from 28 to 17 minutes in one year',
        ],
      },
      {
        title: 'Staff Nurse – Emergency',
        organisation: 'St. Camillus Hospital',
        place: 'Quezon City, Philippines',
        start: '2016-06',
        end: '2021-01',
        details: [
          'Cared for up to eight acute patients a shift',
          'Trained 30 new nurses in ECG reading and code response',
        ],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Science',
        field: 'Nursing',
        institution: 'University of Santo Tomas',
        place: 'Manila',
        start: '2011-06',
        end: '2015-04',
      },
    ],
    certifications: [
      {
        name: 'Advanced Cardiac Life Support',
        issuer: 'American Heart Association',
        issued: '2024-02',
        expires: '2026-02',
        id: 'ACLS-449821',
      },
      {
        name: 'DOH Registered Nurse Licence',
        issuer: 'Department of Health Abu Dhabi',
        issued: '2021-02',
        expires: '2027-02',
        id: 'GN33871',
      },
    ],
    skills: [
      'Triage',
      'Wound care',
      'IV therapy',
      'ECG interpretation',
      'Patient education',
      'Infection control',
    ],
    languages: [
      ['English', 'Fluent'],
      ['Tagalog', 'Native'],
    ],
    awards: [['Nurse of the Quarter', '2023-09']],
    projects: [],
    personal: [
      ['Nationality', 'Filipino'],
      ['Date of Birth', '14 March 1993'],
      ['Visa Status', 'Employment'],
    ],
  },
  {
    id: 'chef',
    language: 'en',
    name: 'Ruwan Perera',
    headline: 'Sous Chef',
    email: 'chef.ruwan@example.net',
    phone: '+974 5555 0187',
    city: 'Doha',
    country: 'Qatar',
    links: [],
    summary:
      'Sous chef with twelve years in hotel kitchens, from cold section to banquets for 800, strong on food cost and hygiene.',
    work: [
      {
        title: 'Sous Chef',
        organisation: 'Pearl Lagoon Hotel',
        place: 'Doha, Qatar',
        start: '2020-02',
        end: null,
        details: [
          'Run the hot kitchen with a brigade of 18',
          'Brought food cost from 34% to 29% without changing suppliers',
        ],
      },
      {
        title: 'Chef de Partie',
        organisation: 'Cinnamon Bay Resort',
        place: 'Galle, Sri Lanka',
        start: '2015-05',
        end: '2020-01',
        details: ['Kept the grill and sauce sections during 400-cover services'],
      },
      {
        title: 'Commis Chef',
        organisation: 'The Galle Face Kitchen',
        place: 'Colombo, Sri Lanka',
        start: '2012-01',
        end: '2015-04',
        details: ['Prepared mise en place for three outlets'],
      },
    ],
    education: [
      {
        degree: 'Diploma',
        field: 'Culinary Arts',
        institution: 'Ceylon Hotel School',
        place: 'Colombo',
        start: '2009-01',
        end: '2011-12',
      },
    ],
    certifications: [
      { name: 'HACCP Level 3', issuer: 'Highfield', issued: '2022-05', expires: '2025-05', id: 'HF-20917' },
    ],
    skills: ['Menu planning', 'Food costing', 'Butchery', 'Banquet production', 'HACCP', 'Kitchen hygiene'],
    languages: [
      ['Sinhala', 'Native'],
      ['English', 'Good'],
    ],
    awards: [['Best Hot Kitchen Team', '2022-11']],
    projects: [],
    personal: [
      ['Nationality', 'Sri Lankan'],
      ['Marital Status', 'Married'],
    ],
  },
  {
    id: 'driver',
    language: 'en',
    name: 'Mohammed Irfan Khan',
    headline: 'Heavy Vehicle Driver',
    email: 'irfan.khan77@example.com',
    phone: '+971 55 555 0178',
    city: 'Sharjah',
    country: 'UAE',
    links: [],
    summary:
      'Heavy vehicle driver with ten years on trailers and tankers across the Gulf and no accident at fault.',
    work: [
      {
        title: 'Trailer Driver',
        organisation: 'Desert Line Transport LLC',
        place: 'Sharjah, UAE',
        start: '2018-09',
        end: null,
        details: [
          'Deliver building steel to sites in five emirates',
          'Keep log books and daily vehicle checks without a missed day',
        ],
      },
      {
        title: 'Light Vehicle Driver',
        organisation: 'Khyber Cargo Services',
        place: 'Peshawar, Pakistan',
        start: '2013-02',
        end: '2018-06',
        details: ['Drove staff and parcels within the city'],
      },
    ],
    education: [
      {
        degree: 'Matriculation',
        field: null,
        institution: 'Government High School Mardan',
        place: 'Mardan, Pakistan',
        start: '2008',
        end: '2010',
      },
    ],
    certifications: [
      {
        name: 'Defensive Driving',
        issuer: 'Emirates Driving Institute',
        issued: '2023-01',
        expires: null,
        id: null,
      },
    ],
    skills: ['Trailer driving', 'Route planning', 'Load securing', 'Vehicle inspection', 'GPS navigation'],
    languages: [
      ['Urdu', 'Native'],
      ['Pashto', 'Fluent'],
      ['English', 'Basic'],
    ],
    awards: [],
    projects: [],
    personal: [
      ['Nationality', 'Pakistani'],
      ['Passport No.', 'XX0000000'],
      ['Driving Licence', 'UAE heavy vehicle, valid until 2028'],
    ],
  },
  {
    id: 'teacher',
    language: 'en',
    name: "Aoife O'Rourke",
    headline: 'Primary School Teacher',
    email: 'aoife.orourke@example.org',
    phone: '+353 85 555 0101',
    city: 'Dublin',
    country: 'Ireland',
    links: ['aoife-teaches.example.org'],
    summary: 'Primary teacher who likes mixed-ability classrooms, phonics and maths that children can touch.',
    work: [
      {
        title: 'Year 3 Class Teacher',
        organisation: 'Harbour View Academy',
        place: 'Dubai, UAE',
        start: '2019-08',
        end: '2024-07',
        details: ['Taught 26 children of 14 nationalities', 'Led the phonics programme for the lower school'],
      },
      {
        title: 'Substitute Teacher',
        organisation: 'Scoil Bhríde',
        place: 'Cork, Ireland',
        start: '2017-09',
        end: '2019-06',
        details: ['Covered classes from junior infants to sixth'],
      },
    ],
    education: [
      {
        degree: 'Master of Education',
        field: 'Inclusive Education',
        institution: 'Dublin City University',
        place: 'Dublin',
        start: '2024-09',
        end: '2027-06',
      },
      {
        degree: 'B.Ed.',
        field: 'Primary Teaching',
        institution: 'Mary Immaculate College',
        place: 'Limerick',
        start: '2013-09',
        end: '2017-05',
      },
    ],
    certifications: [
      {
        name: 'Teaching Council Registration',
        issuer: 'The Teaching Council',
        issued: '2017-08',
        expires: null,
        id: 'TC-204418',
      },
    ],
    skills: [
      'Phonics',
      'Differentiation',
      'Classroom management',
      'Google Classroom',
      'Assessment for learning',
    ],
    languages: [
      ['English', 'Native'],
      ['Irish', 'Fluent'],
    ],
    awards: [['Teacher of the Year', '2022']],
    projects: [['Reading Buddies', 'Paired 60 older pupils with beginners for weekly reading']],
    personal: [],
  },
  {
    id: 'accountant',
    language: 'en',
    name: 'Deepak Nair',
    headline: 'Senior Accountant',
    email: 'deepaknair@example.com',
    phone: '+968 9555 0142',
    city: 'Muscat',
    country: 'Oman',
    links: ['linkedin.com/in/deepak-nair-example'],
    summary:
      'Accountant with eight years in trading and contracting companies, from ledgers to IFRS reporting and VAT.',
    work: [
      {
        title: 'Senior Accountant',
        organisation: 'Bahwan Crest Trading',
        place: 'Muscat, Oman',
        start: '2021-01',
        end: null,
        details: [
          'Close monthly accounts for four companies within five days',
          'Prepare VAT returns and audit schedules',
        ],
      },
      {
        title: 'Accountant',
        organisation: 'Bahwan Crest Trading',
        place: 'Muscat, Oman',
        start: '2018-03',
        end: '2020-12',
        details: ['Reconciled 14 bank accounts and 300 suppliers'],
      },
      {
        title: 'Accounts Assistant',
        organisation: 'Malabar Spices Export Co.',
        place: 'Kochi, India',
        start: '2015-07',
        end: '2018-01',
        details: ['Posted vouchers in Tally and followed receivables'],
      },
    ],
    education: [
      {
        degree: 'M.Com',
        field: 'Finance',
        institution: 'Mahatma Gandhi University',
        place: 'Kottayam',
        start: '2013-06',
        end: '2015-04',
      },
      {
        degree: 'B.Com',
        field: 'Accounting',
        institution: "St. Albert's College",
        place: 'Kochi',
        start: '2010-06',
        end: '2013-04',
      },
    ],
    certifications: [
      {
        name: 'Certified Management Accountant',
        issuer: 'IMA',
        issued: '2020-06',
        expires: null,
        id: '01-88214',
      },
    ],
    skills: ['IFRS', 'VAT', 'Tally ERP', 'SAP FICO', 'Bank reconciliation', 'Advanced Excel', 'Payroll'],
    languages: [
      ['Malayalam', 'Native'],
      ['English', 'Fluent'],
      ['Hindi', 'Good'],
    ],
    awards: [],
    projects: [],
    personal: [
      ['Nationality', 'Indian'],
      ['Date of Birth', '02/11/1992'],
      ['Marital Status', 'Single'],
    ],
  },
  {
    id: 'crew',
    language: 'en',
    name: 'Chloé Martin',
    headline: 'Cabin Crew Member',
    email: 'chloe.martin.fly@example.com',
    phone: '+33 6 55 50 10 22',
    city: 'Paris',
    country: 'France',
    links: [],
    summary:
      'Cabin crew member with five years on wide-body aircraft, first aid trained, warm with anxious flyers.',
    work: [
      {
        title: 'Senior Cabin Crew',
        organisation: 'Azur Airways',
        place: 'Paris, France',
        start: '2022-04',
        end: null,
        details: [
          'Lead the business cabin on Airbus A350 flights',
          'Handled two medical diversions without injury',
        ],
      },
      {
        title: 'Cabin Crew',
        organisation: 'Gulf Horizon Airlines',
        place: 'Doha, Qatar',
        start: '2019-01',
        end: '2021-12',
        details: ['Served 42 destinations on Boeing 777'],
      },
      {
        title: 'Front Office Receptionist',
        organisation: 'Hotel des Arcades',
        place: 'Lyon, France',
        start: '2017-06',
        end: '2018-12',
        details: ['Checked in 90 guests a day in three languages'],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Arts',
        field: 'Tourism Management',
        institution: 'Université Lyon 2',
        place: 'Lyon, France',
        start: '2014-09',
        end: '2017-06',
      },
    ],
    certifications: [
      {
        name: 'Cabin Crew Attestation',
        issuer: 'EASA',
        issued: '2018-12',
        expires: null,
        id: 'FR.CCA.55012',
      },
    ],
    skills: ['Safety procedures', 'First aid', 'Conflict resolution', 'Service etiquette', 'Announcements'],
    languages: [
      ['French', 'Native'],
      ['English', 'C1'],
      ['Spanish', 'B1'],
    ],
    awards: [],
    projects: [],
    personal: [
      ['Height', '171 cm'],
      ['Swimming', 'Yes'],
    ],
  },
  {
    id: 'welder',
    language: 'en',
    name: 'Samuel Okeke',
    headline: '6G Welder',
    email: 's.okeke@example.com',
    phone: '+234 803 555 0119',
    city: 'Port Harcourt',
    country: 'Nigeria',
    links: [],
    summary: 'Pipe welder, 6G qualified in SMAW and GTAW, seven years on refineries and pipelines.',
    work: [
      {
        title: 'Welding Inspector',
        organisation: 'Delta Pipeworks Ltd',
        place: 'Port Harcourt, Nigeria',
        start: '2022-05',
        end: null,
        details: ['Inspect fit-up and root passes to API 1104', 'Keep weld maps and repair rates under 2%'],
      },
      {
        title: 'Pipe Welder',
        organisation: 'Bonny Offshore Fabrication',
        place: 'Bonny, Nigeria',
        start: '2017-03',
        end: '2022-04',
        details: ['Welded carbon and stainless pipe up to 36 inches'],
      },
      {
        title: 'Apprentice Welder',
        organisation: 'Aba Metal Works',
        place: 'Aba, Nigeria',
        start: '2015-01',
        end: '2017-02',
        details: ['Cut, ground and tacked structural steel'],
      },
    ],
    education: [
      {
        degree: 'Trade Certificate',
        field: 'Welding and Fabrication',
        institution: 'Government Technical College',
        place: 'Port Harcourt',
        start: '2012-09',
        end: '2014-12',
      },
    ],
    certifications: [
      {
        name: 'CSWIP 3.1 Welding Inspector',
        issuer: 'TWI',
        issued: '2023-03',
        expires: '2028-03',
        id: '551207',
      },
      {
        name: '6G SMAW Qualification',
        issuer: 'Bureau Veritas',
        issued: '2019-10',
        expires: null,
        id: 'BV-7731',
      },
    ],
    skills: ['SMAW', 'GTAW', 'Blueprint reading', 'Visual inspection', 'Dye penetrant testing', 'Rigging'],
    languages: [
      ['English', 'Fluent'],
      ['Igbo', 'Native'],
    ],
    awards: [['Zero Repair Award', '2021-12']],
    projects: [],
    personal: [
      ['Nationality', 'Nigerian'],
      ['Passport Expiry', '12/2029'],
    ],
  },
  {
    id: 'developer',
    language: 'en',
    name: 'Nour El-Din Fawzy',
    headline: 'Full-Stack Developer',
    email: 'nour.fawzy.dev@example.com',
    phone: '+20 100 555 0166',
    city: 'Cairo',
    country: 'Egypt',
    links: ['github.com/nour-example', 'linkedin.com/in/nour-fawzy-example'],
    summary:
      'Full-stack developer with six years of TypeScript and Python, happiest between a messy process and a simple screen.',
    work: [
      {
        title: 'Senior Software Engineer',
        organisation: 'Papyrus Labs',
        place: 'Cairo, Egypt',
        start: '2022-07',
        end: null,
        details: [
          'Moved the billing system to event sourcing; monthly closing went from two days to one hour',
          'Mentor three developers',
        ],
      },
      {
        title: 'Software Engineer',
        organisation: 'NileCart',
        place: 'Giza, Egypt',
        start: '2019-10',
        end: '2022-06',
        details: ['Built the warehouse app in React Native', 'Raised test coverage from 20% to 78%'],
      },
      {
        title: 'Software Engineering Intern',
        organisation: 'Delta Systems',
        place: 'Mansoura, Egypt',
        start: '2018-06',
        end: '2018-09',
        details: ['Wrote scrapers and reports in Python'],
      },
    ],
    education: [
      {
        degree: 'B.Sc.',
        field: 'Computer Engineering',
        institution: 'Cairo University',
        place: 'Giza, Egypt',
        start: '2014-09',
        end: '2019-07',
      },
    ],
    certifications: [
      {
        name: 'AWS Certified Solutions Architect – Associate',
        issuer: 'Amazon Web Services',
        issued: '2023-08',
        expires: '2026-08',
        id: 'AWS-SAA-77120',
      },
    ],
    skills: ['TypeScript', 'Python', 'React', 'Node.js', 'PostgreSQL', 'Docker', 'AWS', 'CI/CD'],
    languages: [
      ['Arabic', 'Native'],
      ['English', 'Fluent'],
    ],
    awards: [['Cairo Hackathon – First Place', '2021-10']],
    projects: [
      ['Metro Map', 'Offline map of the Cairo metro with 40,000 downloads'],
      ['Kanban CLI', 'Terminal task board written in Rust'],
    ],
    personal: [],
  },
  {
    id: 'hr',
    language: 'en',
    name: 'Fatima Al Mansoori',
    headline: 'HR Business Partner',
    email: 'fatima.almansoori@example.ae',
    phone: '+971 50 555 0190',
    city: 'Dubai',
    country: 'United Arab Emirates',
    links: ['linkedin.com/in/fatima-almansoori-example'],
    summary:
      'HR business partner with eleven years in aviation and retail, focused on workforce planning and Emiratisation.',
    work: [
      {
        title: 'HR Business Partner',
        organisation: 'Falcon Retail Group',
        place: 'Dubai, UAE',
        start: '2019-05',
        end: null,
        details: ['Partner with 900 staff in 40 stores', 'Raised internal promotion from 12% to 31%'],
      },
      {
        title: 'Recruitment Specialist',
        organisation: 'Emirates Ground Services',
        place: 'Dubai, UAE',
        start: '2014-02',
        end: '2019-04',
        details: ['Hired 1,200 ground staff in two seasons'],
      },
    ],
    education: [
      {
        degree: 'MBA',
        field: 'Human Resource Management',
        institution: 'University of Wollongong in Dubai',
        place: 'Dubai',
        start: '2016-09',
        end: '2018-06',
      },
      {
        degree: 'Bachelor of Business Administration',
        field: null,
        institution: 'Zayed University',
        place: 'Dubai',
        start: '2009-09',
        end: '2013-06',
      },
    ],
    certifications: [
      {
        name: 'SHRM-SCP',
        issuer: 'Society for Human Resource Management',
        issued: '2020-05',
        expires: '2026-05',
        id: '10442209',
      },
    ],
    skills: [
      'Workforce planning',
      'Talent acquisition',
      'Employee relations',
      'UAE labour law',
      'SuccessFactors',
      'Coaching',
    ],
    languages: [
      ['Arabic', 'Native'],
      ['English', 'Fluent'],
    ],
    awards: [],
    projects: [],
    personal: [
      ['Nationality', 'Emirati'],
      ['Driving License', 'UAE'],
    ],
  },
  {
    id: 'mechanical',
    language: 'en',
    name: 'Ahmed Hassan Yousif',
    headline: 'Mechanical Engineer',
    email: 'ahmed.h.yousif@example.com',
    phone: '00973 3555 0133',
    city: 'Manama',
    country: 'Bahrain',
    links: [],
    summary:
      'Mechanical engineer with seven years in HVAC design and site supervision of hospitals and towers.',
    work: [
      {
        title: 'Mechanical Engineer',
        organisation: 'Dilmun Engineering Consultants',
        place: 'Manama, Bahrain',
        start: '2020-09',
        end: null,
        details: [
          'Design chilled water systems up to 4,000 TR',
          'Review shop drawings and site test reports',
        ],
      },
      {
        title: 'Site Engineer',
        organisation: 'Gulf Star Contracting W.L.L.',
        place: 'Muharraq, Bahrain',
        start: '2017-02',
        end: '2020-08',
        details: ['Supervised duct and pipe installation for a 220-bed hospital'],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Engineering',
        field: 'Mechanical Engineering',
        institution: 'University of Bahrain',
        place: 'Sakhir',
        start: '2011-09',
        end: '2016-06',
      },
    ],
    certifications: [
      {
        name: 'LEED Green Associate',
        issuer: 'USGBC',
        issued: '2021-04',
        expires: '2027-04',
        id: '11287340',
      },
    ],
    skills: ['HVAC design', 'AutoCAD', 'Revit MEP', 'HAP', 'Site supervision', 'Testing and commissioning'],
    languages: [
      ['Arabic', 'Native'],
      ['English', 'Very good'],
    ],
    awards: [],
    projects: [['Amwaj Tower', 'District cooling connection for a 42-storey tower']],
    personal: [['Nationality', 'Bahraini']],
  },
  {
    id: 'guard',
    language: 'en',
    name: 'Grace Wanjiku Mwangi',
    headline: 'Security Supervisor',
    email: 'grace.mwangi@example.com',
    phone: '+254 722 555 018',
    city: 'Nairobi',
    country: 'Kenya',
    links: [],
    summary:
      'Security supervisor with eight years in malls and embassies, SIRA certified, good with crowds and cameras.',
    work: [
      {
        title: 'Security Supervisor',
        organisation: 'Savanna Guarding Services',
        place: 'Nairobi, Kenya',
        start: '2021-11',
        end: null,
        details: ['Supervise 24 guards over three sites'],
      },
      {
        title: 'CCTV Operator',
        organisation: 'Marina Crown Mall',
        place: 'Dubai, UAE',
        start: '2017-10',
        end: '2021-09',
        details: ['Watched 180 cameras and wrote incident reports', 'Helped recover 60 lost children'],
      },
      {
        title: 'Security Guard',
        organisation: 'Uhuru Protective Ltd',
        place: 'Mombasa, Kenya',
        start: '2015-03',
        end: '2017-08',
        details: ['Guarded gates and patrolled at night'],
      },
    ],
    education: [
      {
        degree: 'KCSE',
        field: null,
        institution: "Moi Girls' High School",
        place: 'Eldoret',
        start: '2010',
        end: '2013',
      },
    ],
    certifications: [
      {
        name: 'SIRA Security Guard Licence',
        issuer: 'SIRA Dubai',
        issued: '2017-11',
        expires: '2021-11',
        id: 'SG-330912',
      },
    ],
    skills: ['CCTV monitoring', 'Access control', 'Report writing', 'Crowd control', 'Fire safety'],
    languages: [
      ['Swahili', 'Native'],
      ['English', 'Fluent'],
      ['Kikuyu', 'Native'],
    ],
    awards: [['Guard of the Month', '2019-05']],
    projects: [],
    personal: [
      ['Nationality', 'Kenyan'],
      ['Gender', 'Female'],
    ],
  },
  {
    id: 'student',
    language: 'en',
    name: 'Omar Tarabishi',
    headline: 'Civil Engineering Student',
    email: 'omar.tarabishi@students.example.edu',
    phone: '+961 70 555 012',
    city: 'Beirut',
    country: 'Lebanon',
    links: ['github.com/omar-example'],
    summary: 'Final-year civil engineering student looking for a graduate role in structures.',
    work: [
      {
        title: 'Site Engineering Intern',
        organisation: 'Cedar Structures SAL',
        place: 'Beirut, Lebanon',
        start: '2025-06',
        end: '2025-08',
        details: ['Checked reinforcement before casting and logged concrete tests'],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Engineering',
        field: 'Civil Engineering',
        institution: 'Lebanese American University',
        place: 'Byblos',
        start: '2023-09',
        end: '2027-06',
      },
      {
        degree: 'Lebanese Baccalaureate',
        field: 'General Sciences',
        institution: 'Collège de la Montagne',
        place: 'Broummana',
        start: '2020-09',
        end: '2023-06',
      },
    ],
    certifications: [],
    skills: ['AutoCAD', 'ETABS', 'SAP2000', 'Concrete technology', 'Python'],
    languages: [
      ['Arabic', 'Native'],
      ['French', 'Fluent'],
      ['English', 'Fluent'],
    ],
    awards: [["Dean's List", '2025']],
    projects: [['Footbridge Design', 'Timber footbridge of 18 metres, calculated and built at 1:5']],
    personal: [],
  },
  {
    id: 'ar-engineer',
    language: 'ar',
    name: 'خالد محمود الزهراني',
    headline: 'مهندس مدني أول',
    email: 'khalid.zahrani@example.com',
    phone: '+966 50 555 0121',
    city: 'جدة',
    country: 'المملكة العربية السعودية',
    links: ['linkedin.com/in/khalid-zahrani-example'],
    summary:
      'مهندس مدني بخبرة عشر سنوات في مشاريع الطرق والجسور، أشرف على فرق ميدانية كبيرة وأعد جداول الكميات والمستخلصات.',
    work: [
      {
        title: 'مهندس مدني أول',
        organisation: 'شركة الأفق للمقاولات',
        place: 'جدة، السعودية',
        start: '2019-04',
        end: null,
        details: [
          'الإشراف على تنفيذ جسر بطول 640 مترا وتسليمه قبل الموعد',
          'مراجعة المستخلصات الشهرية لمقاولي الباطن',
        ],
      },
      {
        title: 'مهندس موقع',
        organisation: 'مؤسسة البناء الحديث',
        place: 'الرياض، السعودية',
        start: '2015-02',
        end: '2019-03',
        details: ['متابعة أعمال الخرسانة والحفر في ثلاثة مواقع'],
      },
    ],
    education: [
      {
        degree: 'بكالوريوس',
        field: 'الهندسة المدنية',
        institution: 'جامعة الملك عبدالعزيز',
        place: 'جدة',
        start: '2010-09',
        end: '2014-06',
      },
    ],
    certifications: [
      {
        name: 'شهادة إدارة المشاريع الاحترافية',
        issuer: 'معهد إدارة المشاريع',
        issued: '2020-05',
        expires: '2026-05',
        id: 'PMP-220187',
      },
    ],
    skills: ['إدارة المشاريع', 'أوتوكاد', 'حصر الكميات', 'السلامة المهنية', 'بريمافيرا'],
    languages: [
      ['العربية', 'اللغة الأم'],
      ['الإنجليزية', 'جيد جدا'],
    ],
    awards: [['جائزة أفضل مهندس موقع', '2021-12']],
    projects: [],
    personal: [
      ['الجنسية', 'سعودي'],
      ['تاريخ الميلاد', '1992/03/14'],
      ['الحالة الاجتماعية', 'متزوج'],
    ],
  },
  {
    id: 'ar-nurse',
    language: 'ar',
    name: 'ريم عبدالله الكعبي',
    headline: 'ممرضة عناية مركزة',
    email: 'reem.alkaabi@example.ae',
    phone: '+971 56 555 0177',
    city: 'العين',
    country: 'الإمارات العربية المتحدة',
    links: [],
    summary: 'ممرضة بخبرة سبع سنوات في العناية المركزة والطوارئ، أجيد العمل تحت الضغط وتدريب الممرضات الجدد.',
    work: [
      {
        title: 'ممرضة عناية مركزة',
        organisation: 'مستشفى واحة العين',
        place: 'العين، الإمارات',
        start: '2021-06',
        end: null,
        details: ['رعاية ست حالات حرجة في كل مناوبة', 'تدريب اثنتي عشرة ممرضة على أجهزة التنفس'],
      },
      {
        title: 'ممرضة طوارئ',
        organisation: 'مركز الشفاء الطبي',
        place: 'أبوظبي، الإمارات',
        start: '2018-01',
        end: '2021-05',
        details: ['فرز الحالات واستقبال الإسعاف'],
      },
    ],
    education: [
      {
        degree: 'بكالوريوس',
        field: 'التمريض',
        institution: 'جامعة الشارقة',
        place: 'الشارقة',
        start: '2013-09',
        end: '2017-06',
      },
    ],
    certifications: [
      {
        name: 'دعم الحياة القلبي المتقدم',
        issuer: 'جمعية القلب الأمريكية',
        issued: '2024-03',
        expires: '2026-03',
        id: 'AHA-99120',
      },
    ],
    skills: ['العناية المركزة', 'قراءة تخطيط القلب', 'العلاج الوريدي', 'مكافحة العدوى'],
    languages: [
      ['العربية', 'اللغة الأم'],
      ['الإنجليزية', 'ممتاز'],
    ],
    awards: [],
    projects: [],
    personal: [['الجنسية', 'إماراتية']],
  },
  {
    id: 'ar-chef',
    language: 'ar',
    name: 'يوسف سامي الحداد',
    headline: 'شيف تنفيذي',
    email: 'youssef.haddad@example.com',
    phone: '+961 71 555 014',
    city: 'بيروت',
    country: 'لبنان',
    links: [],
    summary: 'شيف تنفيذي بخبرة خمس عشرة سنة في المطبخ الشرقي والفرنسي، أدرت مطابخ فنادق تخدم ألف ضيف يوميا.',
    work: [
      {
        title: 'شيف تنفيذي',
        organisation: 'فندق أرز البحر',
        place: 'بيروت، لبنان',
        start: '2018-10',
        end: null,
        details: ['إدارة مطبخ يضم خمسة وثلاثين طاهيا', 'خفض كلفة الطعام من 36% إلى 30%'],
      },
      {
        title: 'مساعد شيف',
        organisation: 'مطعم الليوان',
        place: 'دبي، الإمارات',
        start: '2013-03',
        end: '2018-08',
        details: ['إعداد قوائم الطعام الموسمية'],
      },
      {
        title: 'طباخ',
        organisation: 'مطاعم زيت وزعتر',
        place: 'طرابلس، لبنان',
        start: '2009-05',
        end: '2013-01',
        details: ['تحضير المقبلات والمشاوي'],
      },
    ],
    education: [
      {
        degree: 'دبلوم',
        field: 'فنون الطهي',
        institution: 'المعهد الفندقي في الدكوانة',
        place: 'بيروت',
        start: '2006-09',
        end: '2008-06',
      },
    ],
    certifications: [
      { name: 'شهادة سلامة الغذاء', issuer: 'بلدية دبي', issued: '2017-02', expires: null, id: null },
    ],
    skills: ['تخطيط القوائم', 'ضبط الكلفة', 'المطبخ الشرقي', 'سلامة الغذاء', 'إدارة الفريق'],
    languages: [
      ['العربية', 'اللغة الأم'],
      ['الفرنسية', 'متقدم'],
      ['الإنجليزية', 'جيد'],
    ],
    awards: [['أفضل شيف في مهرجان بيروت', '2022-06']],
    projects: [],
    personal: [['الجنسية', 'لبناني']],
  },
  {
    id: 'ar-dev',
    language: 'ar',
    name: 'هدى ناصر العتيبي',
    headline: 'مطورة برمجيات',
    email: 'huda.otaibi@example.com',
    phone: '00965 5555 0162',
    city: 'مدينة الكويت',
    country: 'الكويت',
    links: ['github.com/huda-example'],
    summary: 'مطورة برمجيات بخبرة خمس سنوات في تطبيقات الويب، أعمل بلغة TypeScript وأهتم بسهولة الاستخدام.',
    work: [
      {
        title: 'مطورة واجهات أمامية',
        organisation: 'شركة موجة للتقنية',
        place: 'الكويت',
        start: '2022-01',
        end: null,
        details: [
          'بناء منصة حجوزات تخدم 200 ألف مستخدم باستخدام React',
          'تسريع الصفحة الرئيسية من 4 ثوان إلى 1.2 ثانية',
        ],
      },
      {
        title: 'مبرمجة',
        organisation: 'بنك الديرة',
        place: 'حولي، الكويت',
        start: '2019-08',
        end: '2021-12',
        details: ['تطوير خدمات الدفع الإلكتروني'],
      },
    ],
    education: [
      {
        degree: 'بكالوريوس',
        field: 'علوم الحاسوب',
        institution: 'جامعة الكويت',
        place: 'الكويت',
        start: '2014-09',
        end: '2019-01',
      },
    ],
    certifications: [
      {
        name: 'Professional Scrum Master I',
        issuer: 'Scrum.org',
        issued: '2021-03',
        expires: null,
        id: '640021',
      },
    ],
    skills: ['TypeScript', 'React', 'قواعد البيانات', 'تصميم الواجهات', 'Git'],
    languages: [
      ['العربية', 'اللغة الأم'],
      ['الإنجليزية', 'بطلاقة'],
    ],
    awards: [],
    projects: [['تطبيق مواعيد', 'تطبيق لحجز مواعيد العيادات']],
    personal: [['الجنسية', 'كويتية']],
  },
];
