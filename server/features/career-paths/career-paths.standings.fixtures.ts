/**
 * Short careers as people write them, of all sectors and levels, a third of them in Arabic, each with the occupations of
 * which a counsellor would name one as where that person stands: `## name | occupations`, then the resume.
 */
export const careersTold = `
## ministry-section-head-ar | government-section-head
سالم المعمري، مسقط
رئيس قسم شؤون الموظفين، وزارة التربية، منذ ٢٠١٨. قبلها أخصائي موارد بشرية ٢٠١٠ - ٢٠١٨
بكالوريوس إدارة أعمال ٢٠٠٩
## ministry-strategy | policy-and-strategy-specialist
Noura Al Ketbi, Abu Dhabi. Strategy officer, Ministry of Economy, since 2021: KPIs, strategic plan, performance reports, government excellence award. Master of Public Policy 2020.
## general-manager-hotel | hotel-manager
General Manager, 180-room resort, Sharm El Sheikh, since 2016. Before that front office manager and reservations. Opera, budgets, owners' meetings.
## optician-diploma | optician
Optician at a mall optical shop, Kuwait, 8 years. Lens fitting, frame adjustment, sales. Diploma in opticianry.
## medical-secretary-en | medical-receptionist
Medical secretary, dental clinic, Manama, 2018 to now. Appointments, patient files, insurance forms. High school.
## officer-army-major | military-officer senior-military-officer
Major (retired), Royal Jordanian Army, signals, 20 years. Commanded a company of 120, staff college, logistics of a brigade. BSc. Looking for a civilian career.
## officer-captain-ar | military-officer
نقيب متقاعد في القوات المسلحة، ١٨ سنة، قائد سرية، تدريب وإمداد. بكالوريوس علوم عسكرية
## sergeant-guard | security-guard security-supervisor
Ex-army sergeant, Nepal, 15 years service. Security guard in Dubai Mall since 2022. SIRA card. Class 12.
## warrant-mechanic | diesel-mechanic automotive-mechanic
Retired warrant officer, army workshop, vehicle mechanic 18 years, trucks and armoured vehicles, diesel engines. Looking for work as mechanic.
## freelancer-designer | graphic-designer
Freelancer. Logos, brand identity, Illustrator, Photoshop, packaging for 40 clients since 2019. BA Fine arts.
## freelancer-translator-ar | translator
أعمل بشكل حر منذ ٢٠١٧: ترجمة عقود ومواقع من الإنجليزية إلى العربية، أكثر من مليوني كلمة. بكالوريوس لغات وترجمة
## owner-restaurant | restaurant-owner restaurant-manager
Owner of a small Lebanese restaurant in Amman, 2012 to 2024, 14 staff, menu, suppliers, accounts. Closed. Looking for employment.
## owner-garage-ar | workshop-owner workshop-supervisor service-manager
صاحب ورشة تصليح سيارات في إربد منذ ٢٠١١، خمسة عمال. أصلح المحركات والفرامل وأتعامل مع الزبائن
## owner-grocery | shop-owner store-manager
I run my own grocery shop in Sharjah since 2015, buying, shelves, two workers, cash.
## two-jobs | accountant
Accountant in a trading company since 2019 (day), private tutor of mathematics in the evenings since 2021. BCom.
## two-jobs-ar | pharmacist
صيدلانية في صيدلية منذ ٢٠٢٠، وأعمل مساءً صانعة محتوى صحي على إنستغرام. بكالوريوس صيدلة
## returner-hr | hr-officer
HR officer 2008-2015, a bank. At home with three children since 2015. CIPD level 5 finished this year. I want to return to work in HR.
## returner-teacher-ar | english-teacher
معلمة لغة إنجليزية ٢٠٠٥ - ٢٠١٤، ثم ١٢ سنة في البيت لرعاية الأولاد. أرغب في العودة إلى التدريس. بكالوريوس آداب إنجليزي
## returner-engineer | civil-engineer site-engineer
Civil engineer, 6 years on road projects until 2017, then 9 years raising my family in Lahore. BE Civil. Now in Doha and ready to start again.
## stopgap-taxi-engineer | mechanical-engineer
Taxi driver in Muscat since 2021. Before: mechanical engineer, pump factory, Damascus, 2009-2019. BSc Mechanical Engineering.
## stopgap-cashier-graduate | accounts-assistant accountant
Cashier in a supermarket since 2024. BSc Accounting 2023, Yarmouk University, training of two months in an audit office.
## stopgap-barista-architect | architect
Barista, Beirut, 2 years. Licensed architect, B.Arch 2015, worked 5 years in a design office before the crisis (Revit, AutoCAD, villas).
## stopgap-guard-teacher-ar | mathematics-teacher
حارس أمن في أبوظبي منذ ٢٠٢٢. كنت مدرس رياضيات في مدرسة ثانوية في السودان ١١ سنة. بكالوريوس تربية
## foreign-doctor | general-practitioner
Dr. Amina, MBBS Khartoum 2016, GP four years in Sudan. In Sharjah since 2023 working as clinic receptionist, preparing for the MOH exam.
## foreign-nurse-assistant | registered-nurse
Healthcare assistant in a nursing home, Kuwait, since 2022. BSN Kerala 2017, staff nurse in surgical ward 2017-2021. Prometric not yet passed.
## foreign-dentist-ar | dentist
طبيب أسنان من سوريا، ٧ سنوات خبرة، أعمل حاليا مساعد طبيب أسنان في الرياض إلى أن أحصل على تصنيف الهيئة
## foreign-lawyer | legal-associate corporate-lawyer litigation-lawyer legal-counsel
Lawyer, Cairo bar, 9 years of civil and commercial cases. Moved to Dubai 2024 and work as a legal secretary.
## grad-civil | site-engineer
BSc Civil Engineering 2026, GPA 3.2, University of Sharjah. Two summer trainings with a contractor. No job yet.
## grad-law-ar | paralegal legal-associate trainee-lawyer
خريجة قانون ٢٠٢٥، جامعة قطر، تدربت ثلاثة أشهر في مكتب محاماة. أبحث عن أول وظيفة
## grad-nursing | registered-nurse
Fresh BSN graduate 2026, internship in three hospitals, licence exam next month.
## grad-media-ar | journalist social-media-specialist content-creator public-relations-specialist content-writer
بكالوريوس إعلام ٢٠٢٥ من جامعة السلطان قابوس، مونتاج، كتابة أخبار في صحيفة الجامعة. بدون عمل
## grad-cs-unemployed | junior-software-developer
BSc Computer Science 2024. Unemployed two years. Built three apps in Flutter and React, on GitHub.
## school-leaver | sales-associate cashier none
High school 2026. I worked one summer in a toy shop. English good.
## unknown-title-happiness | customer-happiness-officer
Customer happiness employee, Dubai Municipality service centre, 4 years. Bachelor.
## unknown-title-mandoob-ar | government-relations-officer
مندوب شركة (معقب معاملات): جوازات، مكتب العمل، البلدية، تجديد إقامات، ٩ سنوات. ثانوي
## unknown-title-tea | office-boy kitchen-steward waiter office-clerk cleaner
Tea boy, office in Deira, 5 yrs. serve tea coffee, clean pantry, photocopy.
## unknown-title-ninja | software-engineer full-stack-developer frontend-developer backend-developer
Code ninja at a startup, 4 years. Node.js, React, PostgreSQL, AWS. BSc Computer Science.
## unknown-title-merch | shelf-merchandiser
Filler for a soft drinks company, supermarkets of Jeddah, 3 years. Shelves, expiry, displays.
## unknown-title-foreman-ar | general-foreman site-foreman
ملاحظ موقع، شركة مقاولات، الدمام، ١٤ سنة، خرسانة وحدادة ونجارة، ٦٠ عاملًا
## unknown-title-cs-exec | customer-service-representative call-centre-agent
CSE, telecom inbound, Cairo, 2 yrs 6 months. AHT, CRM tickets, retention.
## senior-accountant-title | senior-accountant
Sr. Accountant - GL & reporting, holding group, Riyadh, 7 years. SOCPA part 2, BCom.
## chief-cook-ship | ship-cook chef-de-partie
Chief cook on merchant ships, 10 years, 24 crew. Certificate of cookery.
## qs-senior-ar | senior-quantity-surveyor
مهندس حصر كميات أول، مكتب استشاري، الدوحة، ١٢ سنة. بكالوريوس هندسة مدنية
## ward-head-nurse | head-nurse charge-nurse
Head nurse, paediatric ward, King Fahd hospital, 6 years in charge; 14 years nursing in all. BSN.
## ar-deputy-principal | vice-principal
وكيل مدرسة ثانوية منذ ٢٠١٩، قبلها معلم فيزياء ٩ سنوات، الطائف. بكالوريوس علوم وتربية
## bank-teller-head | head-teller bank-teller banking-operations-officer
Head teller, branch in Salmiya, 6 years. Cash, vault, ATM. Diploma in business.
## sales-engineer-hvac | sales-engineer
Sales engineer, chillers and AHU, Jeddah, 5 years, targets 8M SAR. BSc Mechanical.
## it-manager-school | it-manager
IT manager of a group of three schools, Doha, 5 years; 16 years in IT. Servers, Wi-Fi, vendors, 6 staff.
## ar-data-entry | data-entry-operator
مدخلة بيانات في شركة تأمين، عمّان، سنتان. سرعة طباعة ٧٠ كلمة، إكسل. دبلوم
## driver-wish-dispatch | heavy-truck-driver
Trailer driver GCC, 12 years, clean record. Back pain, no more long distance driving. Want office job in transport.
## teacher-to-hr | english-teacher
English teacher, 7 years, Al Ain. I want to leave teaching and move into HR. BA English, CIPD level 3.
## nurse-back | registered-nurse
Medical coder since 2023, before that staff nurse 8 years. BSN. I would like to go back to nursing.
## chef-teach | sous-chef
Sous chef, 5-star hotel, 13 years. I want to teach cooking to young people.
## offshore-electrician | rig-electrician electrician
Offshore electrician, 28/28, 11 years, COMPEX. No rotation any more, I have small children.
## ar-sales-refuse | sales-executive
مندوب مبيعات ٦ سنوات، لا أرغب في العمل الميداني بعد الآن وأفضل العمل المكتبي. بكالوريوس تسويق
## ar-lab-lead | laboratory-manager clinical-laboratory-technologist
مسؤولة مختبر تحاليل طبية، إربد، ٨ سنوات: كيمياء، دم، جودة، أربعة فنيين. بكالوريوس تحاليل طبية
## imam-teacher | imam
Imam and khateeb, Awqaf, 10 years, hafiz, teach Quran to children in the evening.
## house-cook-ar | household-cook
طباخة عند عائلة في الرياض ٦ سنوات، أكل سعودي ومغربي. أريد أن أعمل في مطبخ مطعم
## domestic-helper-wish | domestic-worker
Housemaid, Abu Dhabi, 4 years, Filipino. College level 2 years hotel management. I wish to work in a hotel.
## camp-cleaner | cleaner
Cleaner labour camp, Jebel Ali, 7 year. Now also supervise 5 cleaner when boss no there.
## actuarial | actuary
Actuarial analyst, takaful company, 3 years, 5 IFoA exams. BSc Mathematics.
## pilot-cadet | first-officer
Cadet pilot, CPL/IR frozen ATPL 2025, 210 hours, type rating A320 done, looking for first airline.
## phd-engineer | university-lecturer
Assistant professor of electrical engineering, private university in Ajman, 8 years, PhD Newcastle.
## project-coordinator-ar | project-coordinator
منسقة مشاريع في شركة برمجيات، الرياض، ٣ سنوات، جداول ومحاضر واجتماعات، PMP قريبا. بكالوريوس نظم معلومات
## sustainability | sustainability-manager esg-analyst
Sustainability lead, real estate developer, Dubai, 9 years. LEED AP, GHG reporting, ESG report. MSc Environmental.
## midwife-ar | midwife
قابلة قانونية في مستشفى حكومي، المكلا، ١٥ سنة، دبلوم قبالة
## social-welfare-ar | social-worker
أخصائية اجتماعية في دار رعاية مسنين، الكويت، ٥ سنوات. بكالوريوس خدمة اجتماعية
## cabin-ground | cabin-crew
Flight attendant 6 years with a Gulf carrier, want to stop flying and work on the ground in Dubai. Diploma.
## scaffold-lead | scaffolding-supervisor
Scaffolding supervisor, CISRS, shutdown jobs Yanbu and Ras Tanura, 12 yrs, 40 scaffolders.
## beauty-home | beautician makeup-artist
عندي صالون تجميل في البيت من خمس سنوات، مكياج وشعر وبشرة، بدي أشتغل في صالون كبير
`;
