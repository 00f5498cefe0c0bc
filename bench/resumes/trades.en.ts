/** Trades as a generator of invented resumes needs them, in English. Nothing here is taken from a real person. */
import type { Trade } from './trade.ts';

/**
 * `orgs` are patterns: {S} a made-up surname, {W} a made-up word, {C} a town. `certs` are name ; issuer ; months valid
 * (0 for good) ; pattern of the number. `set` says which half of the documents may use the trade.
 */
export const ENGLISH_TRADES: Trade[] = [
  {
    id: 'chef',
    set: 'dev',
    titles: 'Executive Sous Chef|Sous Chef|Chef de Partie|Demi Chef de Partie|Commis II|Kitchen Helper',
    orgs: 'Hotel {W}|The {W} Kitchen|{W} & Ember|Casa {S}|{W} Beach Resort & Spa|{C} Grill House|Saffron {W}',
    degrees: 'Diploma;Culinary Arts|Certificate III;Commercial Cookery|High School Diploma;',
    certs:
      'HACCP Level 3;Highfield;36;HF-#####|Person in Charge (PIC) Level 2;TSI Quality Services;60;PIC####',
    skills:
      'Menu planning|Food costing|Butchery|Sauces and stocks|Pastry basics|Kitchen hygiene|Stock control|Banqueting|Plating|HACCP',
    did: 'Ran the hot line for {n} covers a night|Brought food cost down from {m}% to {k}%|Trained {k} commis on knife work and hygiene|Wrote the winter menu with local growers|Kept the cold section ready for banquets of {n}',
    about:
      'Hands-on chef with {y} years in hotel and stand-alone kitchens, steady on a busy pass and careful with cost.|Cook who loves fire, fish and a tidy station.',
  },
  {
    id: 'welder',
    set: 'more',
    titles: '6G Pipe Welder|TIG Welder|Structural Welder|Welder Fitter|Welding Apprentice',
    orgs: '{S} Fabrication|{W} Pipeworks|{C} Dry Dock|{W} Marine & Offshore|{S} & Sons Ironworks',
    degrees: 'National Certificate II;Shielded Metal Arc Welding|Trade Test Certificate Grade I;Welding',
    certs: '6G Welder Qualification ASME IX;Bureau Veritas;24;BV-#####|Confined Space Entry;OPITO;24;',
    skills:
      'SMAW|GTAW|FCAW|Blueprint reading|Pipe fitting|Carbon arc gouging|Grinding|Oxy-fuel cutting|Weld inspection',
    did: 'Welded duplex steel joints with a repair rate under {k}%|Fitted {n} spools for the jetty line|Set up fixtures and tacked structural frames|Followed hot-work permits on a live plant without incident',
    about: 'Coded welder with {y} years on pipe and structure, offshore and in the shop.',
  },
  {
    id: 'nurse',
    set: 'dev',
    titles: 'Charge Nurse|Staff Nurse – ICU|Registered Nurse|Staff Nurse|Nurse Trainee',
    orgs: '{S} Memorial Hospital|{W} Medical Centre|St. {S} Hospital|{C} General Hospital|{W}Care Polyclinic|Mother & Child Hospital {C}',
    degrees:
      'Bachelor of Science;Nursing|GNM;General Nursing and Midwifery|BSN;|Diploma;Nursing|Master of Science;Nursing',
    certs:
      'Basic Life Support (BLS);American Heart Association;24;|ACLS Provider;American Heart Association;24;AC-######|DHA Registered Nurse Licence;Dubai Health Authority;12;DHA-P-#######',
    skills:
      'Triage|IV cannulation|Ventilator care|Wound dressing|Medication administration|Patient education|Infection control|Electronic charting|Phlebotomy',
    did: 'Cared for {k} ventilated patients a shift|Led a team of {m} nurses in a {n}-bed unit|Reduced line infections by {m}%|Precepted {k} new graduates|Gave handover with SBAR and kept charts audit-ready',
    about:
      'Registered nurse with {y} years in intensive and emergency care who stays calm when the ward does not.|Compassionate nurse, {y} years at the bedside.',
    workHeading: 'Clinical Experience|Nursing Experience',
  },
  {
    id: 'driver',
    set: 'more',
    titles: 'Heavy Duty Driver|Trailer Driver|Light Vehicle Driver|Bus Driver|Delivery Rider',
    orgs: '{W} Line Transport|{S} Cargo|{W} Express Couriers|{C} School Transport|Desert {W} Logistics LLC',
    degrees: 'Secondary School Certificate;|Matriculation;Science',
    certs: 'Defensive Driving;Emirates Driving Institute;24;EDI-####|ADR Dangerous Goods;RTA;60;',
    skills:
      'Route planning|Vehicle inspection|Load securing|Defensive driving|Log book keeping|GPS navigation|Basic maintenance',
    did: 'Drove {n} km a week across five emirates without an accident|Delivered fragile goods to {m} shops a day|Did daily checks and kept service records|Carried {m} pupils each morning with an attendant',
    about: 'Driver with {y} years of clean record on trucks and buses in the Gulf.',
  },
  {
    id: 'primary-teacher',
    set: 'dev',
    titles: 'Head of Primary|Grade 4 Homeroom Teacher|Year 2 Teacher|Teaching Assistant|Substitute Teacher',
    orgs: '{W} International School|{C} British Academy|{S} Primary School|Little {W} Nursery|The {W} School',
    degrees:
      'B.Ed.;Primary Education|PGCE;Primary|Bachelor of Arts;English Literature|Master of Education;Educational Leadership',
    certs:
      'Qualified Teacher Status (QTS);Department for Education;0;QTS/######|Safeguarding Level 2;EduCare;24;',
    skills:
      'Lesson planning|Phonics|Differentiation|Classroom management|Assessment for learning|Parent communication|Google Classroom|Guided reading',
    did: 'Taught a class of {m} from nine countries|Raised reading ages by {k} months in a year|Ran the after-school chess club|Planned the Year 2 topic cycle with three colleagues|Wrote reports and met parents every term',
    about: 'Primary teacher with {y} years in British and IB schools, warm, organised and reflective.',
    workHeading: 'Teaching Experience|Teaching Career',
  },
  {
    id: 'pilot',
    set: 'more',
    titles: 'Captain – Airbus A320|First Officer B737|Second Officer|Flight Instructor|Line Training Captain',
    orgs: '{W} Air|Fly{W}|{C} Airways|{S} Aviation Academy|Air {W}',
    degrees: 'Bachelor of Science;Aviation Management|Diploma;Commercial Pilot Training',
    certs:
      'ATPL (A);GCAA;0;ATP-#####|Class 1 Medical;GCAA Aeromedical Section;12;|A320 Type Rating;{W} Training Centre;12;',
    skills:
      'CRM|RVSM|Low visibility operations|Line training|ETOPS|Fuel management|Dangerous goods awareness',
    did: 'Flew {n} sectors a year with an on-time record of {m}%|Instructed {k} cadets to first solo|Acted as safety representative for the fleet|Commanded night cargo rotations to {k} bases',
    about: 'Airline pilot with more than {n}00 hours, {y} years of multi-crew jet time.',
    workHeading: 'Flying Experience|Aviation Experience',
  },
  {
    id: 'cabin-crew',
    set: 'dev',
    titles: 'Purser|Senior Flight Attendant|Cabin Crew|Ground Hostess|Cabin Services Trainee',
    orgs: 'Air {W}|{W} Airlines|Sky{W}|{C} Wings|{W} Jet',
    degrees: 'Bachelor of Arts;Tourism|Diploma;Hospitality Management|B.Com;',
    certs: 'Aviation Medicine and First Aid;IATA;24;IA-####|Cabin Crew Attestation;EASA;0;CCA.#####',
    skills:
      'Safety procedures|Inflight service|First aid|Galley management|Complaint handling|Announcements|Wine service',
    did: 'Served the premium cabin on long-haul sectors|Led a crew of {k} on wide-body aircraft|Handled {k} medical events calmly|Coached new joiners on grooming and service flow',
    about: 'Safety-minded cabin crew with {y} years on short and long haul.',
  },
  {
    id: 'police',
    set: 'more',
    titles: 'Police Inspector|Detective Sergeant|Patrol Officer|Constable|Police Cadet',
    orgs: '{C} Police|{C} Police Department|Traffic Directorate {C}|Ministry of Interior|{W} County Constabulary',
    degrees: 'Bachelor of Arts;Criminology|Diploma;Police Studies|LL.B;',
    certs:
      'Advanced Interview Techniques;Police Staff College;0;|Firearms Instructor;{C} Police Academy;36;FI-###',
    skills:
      'Investigation|Report writing|Evidence handling|Community policing|Radio procedure|Crowd control|Conflict de-escalation',
    did: 'Led a unit of {m} officers on night patrol|Closed {n} theft files with a clearance rate of {m}%|Gave road safety talks to {n} pupils|Kept the chain of evidence for court',
    about: 'Police officer with {y} years of patrol and investigation, fair and thorough.',
    workHeading: 'Service Record|Career History',
  },
  {
    id: 'imam',
    set: 'dev',
    titles: 'Imam and Khatib|Assistant Imam|Quran Teacher|Muezzin|Islamic Studies Tutor',
    orgs: '{W} Mosque|Masjid Al {W}|{C} Islamic Centre|General Authority of Islamic Affairs|Dar Al {W} Madrasa',
    degrees: 'Bachelor;Sharia|Licence;Islamic Studies|Master;Hadith Sciences',
    certs: 'Ijazah in Hafs an Asim;Dar Al {W};0;|Khatib Accreditation;Awqaf;24;KH-####',
    skills: 'Quran recitation|Tajweed|Public speaking|Counselling|Teaching children|Arabic|Community work',
    did: 'Led the daily prayers and the Friday sermon|Taught memorisation to {m} children|Counselled families and new Muslims|Organised meals for {n} people every night of Ramadan',
    about: 'Imam and teacher with {y} years of serving mixed communities.',
  },
  {
    id: 'farmer',
    set: 'more',
    titles: 'Farm Manager|Greenhouse Supervisor|Milker|Irrigation Technician|Farm Hand|Date Palm Grower',
    orgs: '{W} Farms|{S} Dairy|Green {W} Agro|{W} Valley Orchards|{C} Date Company',
    degrees: 'B.Sc;Agronomy|Diploma;Agriculture|Certificate;Horticulture',
    certs: 'Pesticide Applicator;Ministry of Climate Change;24;PA-####|GLOBALG.A.P. Auditor;GLOBALG.A.P.;36;',
    skills:
      'Drip irrigation|Hydroponics|Crop rotation|Animal husbandry|Tractor driving|Pest control|Record keeping',
    did: 'Looked after {n} cows and two milking shifts|Cut water use by {m}% with drip lines|Managed {k} seasonal workers at harvest|Grew tomatoes and cucumbers on {n} beds',
    about: 'Grower with {y} years in open field and greenhouse.',
  },
  {
    id: 'accountant',
    set: 'dev',
    titles: 'Chief Accountant|Senior Accountant|Accounts Payable Accountant|Junior Accountant|Audit Trainee',
    orgs: '{S} Trading Co.|{W} Holdings|{S}, {S} & Co.|{W} Foods FZE|Grant {S}|{C} Cement',
    degrees:
      'Bachelor of Commerce;Accounting|B.Com;|MBA;Finance|M.Com;Accountancy|Master of Science;Accounting and Finance',
    certs:
      'ACCA Affiliate;ACCA;0;#######|CMA;Institute of Management Accountants;0;CMA-#####|UAE VAT Compliance Diploma;ATT;0;',
    skills:
      'IFRS|VAT returns|Bank reconciliation|SAP FICO|Tally|Month-end close|Payroll|Advanced Excel|Budgeting|Cash flow forecasting',
    did: 'Closed the books of {k} companies by the fifth working day|Prepared VAT returns worth AED {n}k a quarter|Reconciled {n} supplier accounts a month|Led the move from Tally to SAP in 2021|Cut overdue receivables by {m}%',
    about:
      'Accountant with {y} years in trading and manufacturing; exact, quick at month end.|Finance professional with {y} years of experience in IFRS reporting, VAT and audit.',
  },
  {
    id: 'software',
    set: 'more',
    titles:
      'Staff Engineer|Senior Backend Developer|Software Engineer II|Full-Stack Developer|Junior Programmer|Intern',
    orgs: '{W}ly|{W} Labs|Tandem{W}|{W}.io|{S} Systems|Northwind {W}',
    degrees:
      'B.Sc.;Computer Science|B.Tech;Information Technology|Master of Science;Software Engineering|BCA;',
    certs:
      'AWS Certified Solutions Architect – Associate;Amazon Web Services;36;AWS-#######|CKA;The Linux Foundation;36;LF-######',
    skills: 'TypeScript|Node.js|Go|PostgreSQL|Kubernetes|Terraform|GraphQL|React|CI/CD|C++|Redis|.NET',
    did: 'Cut p95 latency of the checkout API from {n} ms to {m} ms|Moved {k} services to Kubernetes|Mentored {k} juniors and ran the on-call rota|Built the billing pipeline that handles {n}k events a day|Wrote the design system used by {m} teams',
    about:
      'Backend engineer with {y} years in payments and logistics who likes boring technology.|Engineer. I build small services that stay up.',
    projects:
      'Tinyqueue;A job queue in 300 lines of Go|Mapfold;Offline maps for cyclists, 4k stars|Ledgerline;Double-entry bookkeeping for clubs',
  },
  {
    id: 'civil-engineer',
    set: 'dev',
    titles: 'Resident Engineer|Senior Civil Engineer|Site Engineer|Structural Engineer|Graduate Engineer',
    orgs: '{S} Contracting|{W} Consultants|{C} Roads Authority|Al {W} Engineering Bureau|{S} Piling & Foundations LLC',
    degrees:
      'B.Eng.;Civil Engineering|Bachelor of Engineering;Civil Engineering|M.Sc.;Structural Engineering|Bachelor of Technology;Civil Engineering',
    certs:
      'PMP;Project Management Institute;36;#######|Chartered Engineer (CEng);Institution of Civil Engineers;0;|Society of Engineers UAE Membership;Society of Engineers;12;SOE-#####',
    skills:
      'AutoCAD|ETABS|Primavera P6|Concrete technology|Quantity take-off|Site supervision|FIDIC|Revit|Surveying',
    did: 'Supervised {n} piles on a {m}-storey tower|Checked shop drawings and method statements|Finished the bridge deck {k} weeks early|Coordinated {m} subcontractors on site|Kept NCRs under {k} a month',
    about: 'Civil engineer with {y} years on towers, roads and bridges in the GCC.',
    projects: 'Harbour Crossing;Post-tensioned bridge of {n} m|Lagoon Villas;Infrastructure for {n} villas',
  },
  {
    id: 'electrician',
    set: 'more',
    titles: 'Electrical Foreman|Industrial Electrician|Maintenance Electrician|Electrician Helper|Wireman',
    orgs: '{W} Electromechanical|{S} MEP LLC|{W} Power Services|{C} Aluminium|{W} Facilities Management',
    degrees: 'ITI;Electrician|Diploma;Electrical Engineering|NVQ Level 3;Electrical Installation',
    certs: '18th Edition Wiring Regulations;City & Guilds;0;|LV Switching Authorised Person;DEWA;24;AP-####',
    skills:
      'Conduit work|Cable pulling|Motor control|PLC basics|Fault finding|Panel wiring|Megger testing|DB dressing',
    did: 'Wired {n} apartments and their risers|Cleared {m} faults a week in a bottling plant|Led a gang of {k} electricians|Tested and labelled {n} circuits at handover',
    about: 'Electrician with {y} years of industrial and building work.',
  },
  {
    id: 'sales',
    set: 'dev',
    titles:
      'Regional Sales Manager|Key Account Manager|Sales Executive|Retail Sales Associate|Showroom Sales Consultant',
    orgs: '{W} Motors|{S} Distribution|{W} Pharma|{W} Furniture|Home {W}|{S} Brothers',
    degrees: 'BBA;Marketing|MBA;|Bachelor of Business Administration;|Higher National Diploma;Business',
    certs: 'Certified Sales Professional;Institute of Sales;0;CSP###|Negotiation Mastery;HBS Online;0;',
    skills:
      'Key account management|Negotiation|Salesforce|Pipeline forecasting|Merchandising|Cold calling|Presentations|Route-to-market',
    did: 'Grew the territory from AED {k}M to AED {m}M|Opened {m} accounts in the Northern Emirates|Beat target in {k} of 12 quarters|Trained a team of {k} on product demos',
    about: 'Sales leader with {y} years in FMCG and automotive who opens doors and keeps them open.',
  },
  {
    id: 'hr',
    set: 'more',
    titles: 'HR Business Partner|Talent Acquisition Lead|HR Generalist|HR Coordinator|Recruiter',
    orgs: '{W} Group|{S} Retail|{W} Hotels|{C} Airport Services|{W} Energy',
    degrees: 'Bachelor of Arts;Psychology|MBA;Human Resource Management|MSc;Organisational Psychology',
    certs: 'SHRM-CP;Society for Human Resource Management;36;########|CIPD Level 5;CIPD;0;',
    skills:
      'Recruitment|Onboarding|Employee relations|HRIS|UAE Labour Law|Performance management|Compensation and benefits|Workforce planning',
    did: 'Filled {n} roles a year with {m} days to hire|Rewrote the handbook in two languages|Ran engagement surveys for {n} people|Brought turnover down to {m}%',
    about: 'HR partner with {y} years in retail and hospitality, plain-spoken and fair.',
  },
  {
    id: 'seafarer',
    set: 'dev',
    titles: 'Chief Officer|Second Engineer|Bosun|Able Seafarer Deck|Oiler|Deck Cadet',
    orgs: '{W} Shipping|{S} Tankers|{W} Dredging|{C} Ferries|{W} Marine Services',
    degrees: 'BSc;Marine Transportation|Diploma;Nautical Science|B.S.;Marine Engineering',
    certs:
      'STCW Basic Safety Training;MARINA;60;COP-#######|GMDSS General Operator;Maritime Authority;60;GOC####|Advanced Fire Fighting;MARINA;60;',
    skills: 'Cargo operations|Bridge watchkeeping|Mooring|Rigging|ECDIS|Tank cleaning|Safety drills',
    did: 'Kept the 4-8 watch on an Aframax tanker|Maintained {m} winches and the mooring gear|Led enclosed-space drills every month|Painted and chipped to the annual plan',
    about: 'Seafarer with {y} years on tankers and dredgers, STCW complete.',
    workHeading: 'Sea Service|Employment History',
  },
  {
    id: 'security',
    set: 'more',
    titles: 'Security Shift Supervisor|CCTV Operator|Security Guard|Door Supervisor|Loss Prevention Officer',
    orgs: '{W} Guarding|{S} Security Services|{W} Mall|{C} Tower Residences|G{W} Protect',
    degrees: 'High School;|KCSE;|Bachelor of Science;Criminal Justice',
    certs: 'SIRA Security Guard Licence;SIRA;24;SG-######|First Aid at Work;St John;36;',
    skills: 'Access control|Patrolling|CCTV|Incident reports|Crowd management|Fire warden|Customer service',
    did: 'Watched {n} cameras over {m} entrances|Wrote incident reports that stood up in court|Led a shift of {m} guards|Ran evacuation drills twice a year',
    about: 'Alert security professional with {y} years in malls and towers.',
  },
  {
    id: 'barber',
    set: 'dev',
    titles: 'Master Barber|Senior Hairdresser|Barber|Salon Assistant|Beauty Therapist',
    orgs: 'The {W} Chair|{S} Gents Salon|Maison {S}|Studio {W}|Cut & {W}',
    degrees: 'Vocational Certificate;Hairdressing|NVQ Level 2;Barbering',
    certs: 'Colour Specialist;Wella;0;|Hygiene Card;{C} Municipality;12;HC-####',
    skills:
      'Fades|Straight razor shaves|Colouring|Beard design|Client consultation|Scissor over comb|Booking software',
    did: 'Cut for {m} clients a day and kept {n} regulars|Trained {k} juniors on fades|Managed stock and the till|Opened the second shop with the owner',
    about: 'Barber with {y} years behind the chair and a full book.',
  },
  {
    id: 'pharmacist',
    set: 'more',
    titles:
      'Pharmacist in Charge|Clinical Pharmacist|Community Pharmacist|Pharmacy Technician|Pharmacist Intern',
    orgs: '{W} Pharmacy|{S} Drug Store|{C} University Hospital|Life{W} Pharmacies|{W} Medical Stores',
    degrees: 'B.Pharm;|Pharm.D;|Bachelor of Pharmacy;|Master of Science;Clinical Pharmacy',
    certs:
      'MOHAP Pharmacist Licence;Ministry of Health and Prevention;24;PH-#####|Immunization Delivery;APhA;36;',
    skills:
      'Dispensing|Drug interactions|Inventory|Insurance claims|Patient counselling|Compounding|Controlled drugs register',
    did: 'Dispensed {n} prescriptions a day without a recorded error|Ran the hypertension clinic with two doctors|Cut expired stock by {m}%|Answered insurers within the hour',
    about: 'Pharmacist with {y} years in community and hospital practice.',
  },
  {
    id: 'carpenter',
    set: 'dev',
    titles: 'Joinery Foreman|Finishing Carpenter|Shuttering Carpenter|Cabinet Maker|Carpenter Apprentice',
    orgs: '{S} Joinery|{W} Interiors|Oak & {W}|{C} Formwork Co.|{W} Woodcraft',
    degrees: 'Trade Certificate;Carpentry|Secondary Education;',
    certs: 'Working at Height;IOSH;36;|Scaffold User;CITB;60;CITB######',
    skills: 'Formwork|Cabinet making|CNC router|Timber selection|Door hanging|Reading drawings|Hand tools',
    did: 'Hung {n} doors in a hotel refit|Built shutters for {m} columns a week|Led {k} carpenters on the villa project|Made bespoke kitchens from drawing to fitting',
    about: 'Carpenter with {y} years of joinery and formwork.',
  },
  {
    id: 'journalist',
    set: 'more',
    titles: 'Deputy Editor|Senior Correspondent|Reporter|Copy Editor|News Producer|Freelance Writer',
    orgs: 'The {C} Courier|{W} Media|Radio {W}|{W} TV|{C} Gazette',
    degrees: 'BA;Journalism|Master of Arts;Media Studies|Bachelor of Arts;Political Science',
    certs: 'Hostile Environment Training;RISC;36;',
    skills: 'Reporting|Interviewing|Sub-editing|Podcasting|Data journalism|Video editing|Media law|InDesign',
    did: 'Broke the water-tariff story read by {n}k people|Edited {m} stories a week|Presented the evening bulletin|Covered elections in {k} countries',
    about: 'Reporter and editor with {y} years in print and radio.',
    publications: 'What the tide left|The price of shade|Letters from the souk',
  },
  {
    id: 'professor',
    set: 'dev',
    titles:
      'Associate Professor|Assistant Professor|Lecturer|Postdoctoral Fellow|Teaching Fellow|Research Assistant',
    orgs: 'University of {C}|{W} State University|{C} Institute of Technology|{S} University College|Department of Physics, University of {C}',
    degrees:
      'PhD;Materials Science|M.Sc.;Physics|B.Sc.;Physics|Ph.D.;Applied Linguistics|MA;Linguistics|Doctor of Philosophy;Economics',
    certs: 'Fellow of the Higher Education Academy;Advance HE;0;PR#####',
    skills:
      'Research design|Grant writing|MATLAB|Supervision|LaTeX|Statistics|Curriculum design|Electron microscopy',
    did: 'Supervised {k} doctoral students|Won a grant of USD {n}k for porous ceramics|Taught courses of {n} students|Chaired the exam board|Published {m} papers',
    about: 'Scholar with {y} years of teaching and research in thin films and catalysis.',
    workHeading: 'Academic Appointments|Professional Appointments',
    publications:
      'Porous oxides at low pressure|On the hardness of printed ceramics|Grain growth revisited|A note on slip casting',
  },
  {
    id: 'doctor',
    set: 'more',
    titles:
      'Consultant Paediatrician|Specialist Registrar|Senior House Officer|Resident – Internal Medicine|General Practitioner|House Officer',
    orgs: '{C} Teaching Hospital|{S} Clinic|{W} Health|Royal {C} Infirmary|King {S} Hospital',
    degrees: 'MBBS;|MD;Paediatrics|MBChB;|Bachelor of Medicine and Bachelor of Surgery;',
    certs:
      'MRCPCH;Royal College of Paediatrics and Child Health;0;|GMC Registration;General Medical Council;12;#######|PALS;American Heart Association;24;',
    skills:
      'Neonatal resuscitation|Outpatient clinics|Ward rounds|Ultrasound basics|Teaching|Clinical audit|Vaccination',
    did: 'Ran a clinic of {m} children a day|Taught {k} interns at the bedside|Audited antibiotic use and cut it by {m}%|Took night call one in {k}',
    about: 'Paediatrician with {y} years in public and private hospitals.',
    publications: 'Febrile infants in the emergency room|Outcomes of late preterm birth in a Gulf cohort',
  },
  {
    id: 'mechanic',
    set: 'dev',
    titles: 'Workshop Controller|Senior Auto Technician|Diesel Mechanic|Auto Electrician|Tyre Fitter',
    orgs: '{W} Auto Garage|{S} Motors|{W} Heavy Equipment|{C} Bus Depot|Fast {W} Service Centre',
    degrees: 'Diploma;Automobile Engineering|ITI;Motor Mechanic|BTEC Level 3;Vehicle Technology',
    certs: 'ASE Master Technician;ASE;60;ASE-####-####|Hybrid Vehicle Safety;IMI;36;',
    skills:
      'Engine overhaul|Diagnostics|Hydraulics|Brake systems|Air conditioning|Wheel alignment|Job costing',
    did: 'Rebuilt {m} engines a year|Cut comebacks to {k}%|Diagnosed faults with OEM scanners|Kept a fleet of {n} buses on the road',
    about: 'Auto technician with {y} years on light and heavy vehicles.',
  },
  {
    id: 'designer',
    set: 'more',
    titles: 'Art Director|Senior UI Designer|Graphic Designer|Motion Designer|Junior Visualiser',
    orgs: 'Studio {W}|{W} Agency|{S} & Partners|Pixel{W}|Bureau {S}',
    degrees: 'BFA;Graphic Design|BA (Hons);Visual Communication|Diploma;Multimedia',
    certs: 'Google UX Design;Coursera;0;GUX#######',
    skills: 'Figma|Adobe Illustrator|Branding|Typography|After Effects|Design systems|Packaging|Prototyping',
    did: 'Led the rebrand of a bank with {n} branches|Drew an icon set of {n}|Ran user tests with {m} people|Shipped {k} campaigns a quarter',
    about: 'Designer with {y} years in brand and product.',
    projects: 'Kufi Grid;An Arabic display typeface|Tide;Wayfinding for a harbour museum',
  },
  {
    id: 'cleaner',
    set: 'dev',
    titles:
      'Housekeeping Supervisor|Room Attendant|Public Area Cleaner|Office Cleaner|Laundry Attendant|Nanny',
    orgs: '{W} Cleaning Services|The {W} Hotel|{C} Suites|Bright{W} Facilities|Private Household {C}',
    degrees: 'Grade 12;|Senior High School;|Junior High School;',
    certs: 'Chemical Handling (COSHH);Ecolab;12;',
    skills: 'Deep cleaning|Bed making|Laundry|Chemical safety|Guest courtesy|Time management|Childcare',
    did: 'Cleaned {m} rooms a day to brand standard|Checked {n} rooms before release|Trained {k} new attendants|Looked after twins and cooked for the family',
    about: 'Careful, trusted housekeeper with {y} years in hotels and homes.',
  },
  {
    id: 'lawyer',
    set: 'more',
    titles: 'Senior Legal Counsel|Associate|Legal Counsel|Paralegal|Trainee Solicitor|Legal Researcher',
    orgs: '{S} {S} LLP|{S} & {S} Advocates|{W} Bank|{C} Courts|{W} Telecom',
    degrees: 'LLB;|LLM;International Commercial Law|Bachelor of Laws;|Juris Doctor;',
    certs: 'Admitted to the Bar;{C} Bar Association;0;BAR/####|Certified Compliance Officer;GCI;24;',
    skills:
      'Contract drafting|Arbitration|Company law|Due diligence|Legal research|Negotiation|Arabic-English drafting',
    did: 'Drafted {n} supply contracts a year|Acted in arbitrations worth USD {m}M|Closed the merger of {k} clinics|Advised the board on data protection',
    about: 'Commercial lawyer with {y} years in private practice and in house.',
  },
  {
    id: 'warehouse',
    set: 'dev',
    titles:
      'Warehouse Manager|Storekeeper|Forklift Operator|Picker and Packer|Inventory Controller|Logistics Coordinator',
    orgs: '{W} Cold Stores|{S} Freight|{W} Logistics Park|{W} Retail DC|DB {S}',
    degrees: 'Bachelor of Science;Supply Chain Management|Intermediate;Commerce|HND;Logistics',
    certs: 'Forklift Operator Licence;TUV;36;FL-####|CSCP;APICS;60;',
    skills: 'WMS|Cycle counting|Reach truck|Dispatch|Cold chain|5S|SAP MM|Goods receipt',
    did: 'Kept stock accuracy at {m}.{k}%|Loaded {m} trucks a day|Laid out {n} pallet places|Ran three shifts of {k} pickers',
    about: 'Warehouse hand turned manager with {y} years in cold and dry stores.',
  },
  {
    id: 'marketing',
    set: 'more',
    titles:
      'Head of Growth|Digital Marketing Manager|Performance Marketer|Content Creator|Social Media Executive|Marketing Intern',
    orgs: '{W} Commerce|{W}Pay|{S} Beauty|Noon {W}|{W} Properties',
    degrees: 'Bachelor of Business;Marketing|BA;Communication Studies|MSc;Digital Marketing',
    certs: 'Google Ads Search;Google;12;########|Meta Blueprint;Meta;24;',
    skills:
      'SEO|Google Analytics 4|Paid social|Copywriting|HubSpot|A/B testing|Email automation|Influencer outreach',
    did: 'Tripled organic traffic in {m} months|Ran AED {n}k of monthly spend at {k}x ROAS|Wrote {m} posts a week in two languages|Launched in {k} markets',
    about: 'Marketer with {y} years of growing shops and apps.',
  },
  {
    id: 'receptionist',
    set: 'dev',
    titles:
      'Front Office Manager|Guest Relations Agent|Receptionist|Night Auditor|Telephone Operator|Office Administrator',
    orgs: '{W} Plaza Hotel|{C} Grand|{S} Dental Clinic|{W} Business Centre|Four {W}',
    degrees: 'Bachelor of Science;Hotel and Restaurant Management|Diploma;Office Administration|AS-level;',
    certs: 'Opera PMS;Oracle Hospitality;0;',
    skills: 'Opera|Check-in and check-out|Upselling|Switchboard|Cash handling|Calendar management|MS Office',
    did: 'Checked in {n} guests a day with a smile|Lifted upsell income by {m}%|Balanced the night audit|Answered {n} calls a day in three languages',
    about: 'Front-desk professional with {y} years in five-star hotels and clinics.',
  },
  {
    id: 'physio',
    set: 'more',
    titles: 'Lead Physiotherapist|Sports Physiotherapist|Physiotherapist|Rehab Assistant|Yoga Instructor',
    orgs: '{W} Physio|{C} FC|{S} Rehabilitation Centre|{W} Wellness|Move{W}',
    degrees: 'BPT;|Bachelor of Physiotherapy;|MSc;Sports Medicine',
    certs: 'Dry Needling Level 2;Myopain Seminars;0;|DHA Physiotherapist;Dubai Health Authority;12;DHA-#####',
    skills: 'Manual therapy|Gait analysis|Kinesio taping|Electrotherapy|Exercise prescription|Pilates',
    did: 'Treated {m} patients a day|Travelled with the first team for {k} seasons|Built return-to-play protocols|Cut average rehab time by {m}%',
    about: 'Physiotherapist with {y} years in sport and hospital.',
  },
  {
    id: 'admin-assistant',
    set: 'dev',
    titles: 'Executive Assistant to CEO|Office Manager|Document Controller|Data Entry Operator|Secretary|PRO',
    orgs: '{S} Holding|{W} Contracting & General Trading|{W} Embassy|{C} Chamber|{S} Investments',
    degrees: 'BA;English|Bachelor of Arts;History|Diploma;Secretarial Practice|Plus Two;Commerce',
    certs: 'Microsoft Office Specialist;Microsoft;0;MOS-####',
    skills: 'Diary management|Minutes|Travel booking|Aconex|Filing|MS Excel|Correspondence|Visa processing',
    did: 'Kept the diary of {k} directors|Controlled {n} drawings in Aconex|Processed {m} visas a month|Typed 70 words a minute in English and 50 in Arabic',
    about: 'Administrator with {y} years beside busy directors.',
  },
  {
    id: 'data',
    set: 'more',
    titles:
      'Lead Data Scientist|Data Analyst|Machine Learning Engineer|BI Developer|Research Intern|Statistician',
    orgs: '{W} Analytics|{C} Metro|{W} Insurance|Quant{W}|{S} Telecom',
    degrees:
      'M.Sc.;Data Science|BSc (Hons);Statistics|PhD;Machine Learning|B.E.;Electronics and Communication',
    certs: 'Professional Data Engineer;Google Cloud;24;GCP-######|Tableau Desktop Specialist;Tableau;0;',
    skills: 'Python|SQL|pandas|scikit-learn|Power BI|Airflow|Spark|Bayesian methods|R|dbt',
    did: 'Forecast demand within {k}% for {n} shops|Built a churn model that kept {n} customers|Put {k} dashboards before the board|Moved nightly jobs to Airflow in {m} days',
    about: 'Data scientist with {y} years in retail and transport.',
    projects: 'Busbunch;Predicting bunching of city buses|Souk Prices;Scraping and plotting vegetable prices',
  },
  {
    id: 'plumber',
    set: 'dev',
    titles: 'Plumbing Supervisor|Plumber|Pipe Fitter|HVAC Technician|AC Technician|Duct Man',
    orgs: '{W} Plumbing|{S} Electromechanical Works|Cool{W} AC|{C} Maintenance Co|{W} Villas',
    degrees: 'ITI;Plumber|Certificate;Refrigeration and Air Conditioning|SSLC;',
    certs: 'F-Gas Category I;City & Guilds;0;FG####|Gas Safe;Gas Safe Register;12;######',
    skills: 'PPR piping|Leak detection|Chilled water|Brazing|VRF systems|Pump maintenance|Drainage',
    did: 'Serviced {n} split units a season|Laid {n} m of PPR in a school|Found leaks with thermal cameras|Kept {m} pump rooms running',
    about: 'Plumber and AC man with {y} years of villas and towers.',
  },
  {
    id: 'social-worker',
    set: 'more',
    titles:
      'Case Manager|Social Worker|Youth Worker|Support Worker|Special Needs Shadow Teacher|Care Assistant',
    orgs: '{W} Foundation|{C} Shelter|Hope{W}|Autism Centre {C}|Red {W}',
    degrees: 'BSW;|Master of Social Work;|Bachelor of Arts;Sociology',
    certs: 'Registered Behavior Technician;BACB;12;RBT-##-#####|Mental Health First Aid;MHFA;36;',
    skills:
      'Case notes|Family mediation|ABA|Crisis intervention|Safeguarding|Group work|Motivational interviewing',
    did: 'Carried a caseload of {m} families|Supported a pupil with autism through Grade 3|Ran groups for {k} teenagers|Found homes for {m} families',
    about: 'Social worker with {y} years beside families in hard times.',
  },
  {
    id: 'banker',
    set: 'dev',
    titles:
      'Branch Manager|Relationship Manager – SME|Personal Banker|Teller|Credit Analyst|Customer Service Officer',
    orgs: '{W} Bank|Bank of {C}|{S} Islamic Bank|First {W}|{W} Exchange|Union {W}',
    degrees: 'Bachelor of Science;Banking and Finance|MBA;Finance|BBA;|Bachelor;Economics',
    certs: 'CFA Level II Candidate;CFA Institute;0;|AML Certificate;ACAMS;36;ACM####',
    skills:
      'Credit analysis|KYC|Portfolio management|Trade finance|Cross-selling|Core banking|Financial statements',
    did: 'Ran a branch of {m} with deposits of AED {n}M|Built an SME book of AED {m}M|Served {n} customers a day at the counter|Passed {k} audits without findings',
    about: 'Banker with {y} years in retail and SME.',
  },
  {
    id: 'photographer',
    set: 'more',
    titles: 'Lead Photographer|Event Photographer|Videographer|Photo Retoucher|Drone Pilot|Second Shooter',
    orgs: '{S} Photography|Frame {W}|{W} Studios|Self-employed|{C} Wedding Films',
    degrees: 'BA;Photography|Diploma;Film Production',
    certs: 'Remote Pilot Permit;GCAA;24;UAS-#####',
    skills:
      'Lightroom|Portrait lighting|DaVinci Resolve|Colour grading|Drone filming|Retouching|Client direction',
    did: 'Shot {m} weddings a year|Edited {n} films for hotels|Built a studio with two sets|Sold {k} prints at the winter fair',
    about: 'Photographer with {y} years of weddings, hotels and food.',
  },
  {
    id: 'coach',
    set: 'dev',
    titles:
      'Head Swimming Coach|Fitness Trainer|Lifeguard|Physical Education Teacher|Gym Instructor|Assistant Coach',
    orgs: '{W} Sports Club|{C} Swim School|Fit{W}|{S} Gym|{W} Academy',
    degrees: 'Bachelor;Physical Education|BSc;Sport and Exercise Science|Diploma;Coaching',
    certs: 'Level 3 Personal Training;REPs;12;REP####|Pool Lifeguard (NPLQ);RLSS;24;',
    skills: 'Stroke correction|Strength training|First aid|Class planning|Nutrition basics|Motivation',
    did: 'Coached {m} swimmers to national times|Ran {k} classes a week|Watched a pool of {n} bathers|Signed up {n} members in a summer',
    about: 'Coach with {y} years at poolside and on the gym floor.',
  },
  {
    id: 'quality',
    set: 'more',
    titles:
      'QA/QC Manager|Quality Inspector|Lab Technician|Food Safety Officer|HSE Officer|Calibration Technician',
    orgs: '{W} Foods|{S} Steel|{C} Testing Laboratory|{W} Bottling|{W} Petrochem',
    degrees:
      'B.Sc;Chemistry|Bachelor of Engineering;Mechanical Engineering|Diploma;Industrial Safety|M.Sc;Food Technology',
    certs:
      'NEBOSH International General Certificate;NEBOSH;0;00######|ISO 9001:2015 Lead Auditor;IRCA;36;IR-####|ASNT Level II (RT, UT);ASNT;60;',
    skills: 'ISO 9001|Internal audits|Sampling|HPLC|Root cause analysis|NDT|Permit to work|Risk assessment',
    did: 'Audited {m} suppliers a year|Cut rejects from {m}% to {k}%|Ran {n} tests a week on flour and oil|Logged {n}k safe man-hours',
    about: 'Quality and safety professional with {y} years in food and steel.',
  },
  {
    id: 'tailor',
    set: 'dev',
    titles: 'Master Tailor|Pattern Cutter|Seamstress|Tailor|Fashion Designer|Production Supervisor',
    orgs: '{S} Tailoring|{W} Abayas|Atelier {S}|{W} Garments|Needle & {W}',
    degrees: 'Diploma;Fashion Design|Certificate;Tailoring|BDes;Fashion',
    certs: '',
    skills: 'Pattern cutting|Hand embroidery|Draping|Fittings|Industrial machines|Fabric sourcing|CLO 3D',
    did: 'Cut and sewed {m} abayas a week|Fitted brides and families|Led a room of {m} machinists|Cut fabric waste by {m}%',
    about: 'Tailor with {y} years of made-to-measure and production.',
  },
  {
    id: 'surveyor',
    set: 'more',
    titles:
      'Senior Land Surveyor|Quantity Surveyor|Instrument Man|Cost Engineer|CAD Draughtsman|BIM Modeller',
    orgs: '{W} Survey|{S} Cost Consultancy|{C} Geomatics|{W} & Partners|{S} Dredging',
    degrees: 'B.Tech;Surveying|B.Sc. (Hons);Quantity Surveying|Diploma;Geomatics',
    certs:
      'MRICS;Royal Institution of Chartered Surveyors;0;#######|Autodesk Certified Professional;Autodesk;36;',
    skills: 'Total station|GNSS|Civil 3D|Bills of quantities|Navisworks|Levelling|CostX|Claims',
    did: 'Set out {n} plots|Measured quantities worth AED {m}M|Surveyed {n} km of pipeline|Modelled {k} stations at LOD 400',
    about: 'Surveyor with {y} years on roads, rail and reclamation.',
  },
  {
    id: 'student',
    set: 'dev',
    isYoung: true,
    titles: 'Summer Intern|Student Assistant|Campus Ambassador|Barista (Part-time)',
    orgs: '{W} Coffee|{C} Museum|{S} Engineering|{W} Bank',
    degrees:
      'Bachelor of Science;Computer Engineering|Bachelor of Business Administration;Finance|BSc;Biotechnology',
    certs: 'Excel Essentials;LinkedIn Learning;0;',
    skills: 'Python|MATLAB|Teamwork|Public speaking|SolidWorks|Excel|Research',
    did: 'Helped {k} engineers with tests|Counted and tidied {n} archive cards|Served up to {n} cups a morning|Told visitors about the old town',
    about: 'Final-year student, curious and quick, looking for a first post.',
    projects:
      'Line Follower;A robot that follows a line and stops for cats|Water Watch;Sensors in a village well',
  },
  {
    id: 'falconer',
    set: 'look',
    titles: 'Head Falconer|Falconer|Zoo Keeper|Veterinary Assistant|Stable Hand|Camel Trainer',
    orgs: '{W} Falconry|{C} Wildlife Park|{S} Stables|Royal {W} Mews|Desert {W} Camp',
    degrees: 'Diploma;Animal Care|B.V.Sc.;|Certificate II;Animal Studies',
    certs: 'Wildlife Handling;Ministry of Environment;36;WH-###|Equine First Aid;British Horse Society;24;',
    skills:
      'Bird training|Feeding plans|Telemetry|Public demonstrations|Enclosure design|Basic surgery assistance',
    did: 'Flew {m} birds in daily shows|Cut losses of chicks to {k}%|Guided {n} school visits|Kept telemetry and hoods in order',
    about: 'Falconer and keeper with {y} years among raptors and hoofed animals.',
  },
  {
    id: 'midwife',
    set: 'look',
    titles: 'Senior Midwife|Midwife|Lactation Consultant|Doula|Community Health Worker|Ward Clerk',
    orgs: '{W} Birth Centre|{C} Maternity Hospital|{S} Women’s Clinic|Bright {W} Health',
    degrees: 'BSc (Hons);Midwifery|Diploma;Community Health|Higher Diploma;Nursing',
    certs: 'Neonatal Resuscitation Program;AAP;24;NRP-####|IBCLC;IBLCE;60;L-######',
    skills: 'Antenatal care|Water birth|CTG reading|Breastfeeding support|Home visits|Record keeping',
    did: 'Attended {n} births a year|Taught parents in groups of {k}|Cut admissions by {m}%|Kept the on-call rota of {m} midwives',
    about: 'Midwife with {y} years in hospital and home birth.',
  },
  {
    id: 'taxi',
    set: 'look',
    titles: 'Fleet Coordinator|Limousine Chauffeur|Taxi Driver|Forklift Driver|Loader',
    orgs: '{W} Limo|{C} Taxi|Careem|{S} Movers|{W} Ports',
    degrees: 'Senior Secondary Certificate;|Grade 10;',
    certs: 'RTA Chauffeur Permit;RTA;12;CH######|First Aid;Red Crescent;24;',
    skills: 'Night driving|VIP protocol|City routes|Polite English|Vehicle care|Cash handling',
    did: 'Drove {m} guests a day with a rating of 4.{k}|Rostered {n} cars over three shifts|Kept the car spotless|Reported accidents within the hour',
    about: 'Chauffeur with {y} years and a clean licence.',
  },
  {
    id: 'geologist',
    set: 'look',
    titles:
      'Exploration Manager|Senior Geologist|Mud Logger|Wellsite Geologist|Core Technician|Geology Intern',
    orgs: '{W} Resources|{S} Drilling|{C} Mining|Petro{W}|Geo{W} Services',
    degrees: 'M.S.;Geology|B.S.;Earth Science|BSc;Petroleum Geology',
    certs: 'BOSIET;OPITO;48;OP-######|H2S Awareness;OPITO;24;',
    skills: 'Core logging|Petrel|GIS|Seismic interpretation|Field mapping|Report writing',
    did: 'Logged {n} m of core a month|Mapped {n} km² of basement|Ran a rig crew of {k}|Found gold at 1.{k} g/t',
    about: 'Geologist with {y} years in desert and offshore exploration.',
  },
  {
    id: 'fireman',
    set: 'look',
    titles:
      'Station Officer|Firefighter|Emergency Medical Technician|Ambulance Driver|Safety Marshal|Fire Cadet',
    orgs: '{C} Civil Defence|{W} Airport Fire Service|{S} Refinery|National Ambulance',
    degrees: 'Diploma;Fire Engineering|Certificate;Emergency Medical Services',
    certs: 'EMT-Basic;NREMT;24;E########|Breathing Apparatus Instructor;{C} Fire Academy;36;',
    skills: 'Hose drills|Rope rescue|Hazmat|Patient transport|Pump operation|Fire prevention talks',
    did: 'Answered {n} calls a year|Trained {m} volunteers|Reached scenes within {k} minutes|Checked {n} hydrants each quarter',
    about: 'Fire officer with {y} years on pumps and ladders.',
  },
  {
    id: 'translator',
    set: 'look',
    titles:
      'Head of Localisation|Legal Translator|Conference Interpreter|Proofreader|Subtitler|Language Teacher',
    orgs: '{W} Translations|{S} Legal Services|{C} Courts|Freelance|{W} Media City',
    degrees: 'MA;Translation Studies|Licence;Langues étrangères|Bachelor of Arts;Arabic and Spanish',
    certs: 'Sworn Translator;Ministry of Justice;36;TR-####|SDL Trados Level 3;RWS;0;',
    skills: 'Consecutive interpreting|Trados|Terminology|Subtitling|Proofreading|Note-taking',
    did: 'Translated {n} contracts a year|Interpreted at {m} hearings|Built a glossary of {n}0 terms|Led {k} linguists',
    about: 'Translator between Arabic, English and French with {y} years in courts and studios.',
  },
  {
    id: 'baker',
    set: 'look',
    titles: 'Bakery Manager|Head Baker|Pâtissier|Bread Maker|Dough Mixer|Counter Assistant',
    orgs: '{W} Bakehouse|Boulangerie {S}|{C} Bread Co.|Sugar & {W}',
    degrees: 'CAP;Boulangerie|Diploma;Baking and Pastry Arts|Upper Secondary;',
    certs: 'Food Hygiene Level 2;CIEH;36;FH####',
    skills: 'Sourdough|Lamination|Chocolate work|Oven scheduling|Costing|Allergen control',
    did: 'Baked {n} loaves a night|Cut flour waste to {k}%|Opened {k} counters|Taught Saturday classes for {m}',
    about: 'Baker with {y} years of nights and sourdough.',
  },
  {
    id: 'architect',
    set: 'look',
    titles:
      'Design Lead|Project Architect|Interior Architect|Landscape Designer|Junior Architect|Model Maker',
    orgs: '{S} Architects|Atelier {W}|{W} + {S}|{C} Municipality|Studio {S}',
    degrees: 'B.Arch;|M.Arch;|Master of Architecture;|Bachelor of Interior Design;',
    certs: 'LEED AP BD+C;USGBC;24;########|RIBA Part 3;Royal Institute of British Architects;0;',
    skills: 'Revit|Rhino|SketchUp|Facade design|Detailing|Client meetings|Lumion',
    did: 'Led the tender set of a {m}-storey hotel|Detailed {n} m of facade|Won {k} competitions|Coordinated {m} consultants',
    about: 'Architect with {y} years in hospitality and schools.',
    projects: 'Palm Court;A courtyard school for {n} pupils|Dune House;A rammed-earth villa',
  },
];
