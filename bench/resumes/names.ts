/** Pools of which invented people, employers, schools and towns are made. Each pool is halved between the two sets. */

export const GIVEN = {
  gulf: 'Khalid|Mariam|Saeed|Hessa|Rashid|Noura|Hamad|Shamma|Sultan|Maitha',
  levant: 'Rami|Dima|Tareq|Lina|Bassel|Nour|Fadi|Hala|Ziad|Yara',
  egypt: 'Mostafa|Heba|Karim|Mona|Ahmed|Aya|Sherif|Dina',
  india: 'Arjun|Priya|Vikram|Anjali|Suresh|Meera|Naveen|Lakshmi|Deepak|Kavya',
  pakistan: 'Bilal|Ayesha|Usman|Sana|Imran|Hira|Faisal|Zainab',
  philippines: 'Jose Miguel|Maria Cristina|Ramon|Jocelyn|Mark Anthony|Rowena|Angelo|Liezl',
  africa: 'Chinedu|Amina|Kwame|Wanjiru|Tendai|Blessing|Samuel|Fatou',
  europe: 'Marek|Ingrid|Luca|Chloé|Tomás|Saoirse|Jürgen|Zoë|Oliver|Hannah',
  srilanka: 'Nuwan|Dilini|Kasun|Tharushi',
} as const;

export const FAMILY = {
  gulf: 'Al Mazrouei|Al-Suwaidi|Bin Thani|Al Harthy|Alzaabi|Al Kaabi|Bin Saif',
  levant: 'Haddad|Abu Khalil|Saleh|Barakat|El-Khoury|Nassar|Shaheen',
  egypt: 'Abdel Rahman|El Sayed|Mansour|Fahmy|Zaki|Shawky',
  india: 'Nair|Sharma|Iyer|Patel|Reddy|Krishnamurthy|D’Souza|Varghese',
  pakistan: 'Qureshi|Malik|Chaudhry|Baig|Siddiqui|Rehman',
  philippines: 'dela Cruz|Santos|Villanueva|Macaraeg|Reyes|Dimaculangan',
  africa: 'Okafor|Mensah|Kamau|Ndlovu|Adeyemi|Diop|Otieno',
  europe: 'Kowalski|Byrne|Rossi|van den Berg|O’Neill|Lindqvist|Müller|Ferreira|Whitcombe',
  srilanka: 'Perera|Wickramasinghe|de Silva|Jayawardena',
} as const;

export type Origin = keyof typeof GIVEN;
export const ORIGINS = [
  'gulf',
  'levant',
  'egypt',
  'india',
  'pakistan',
  'philippines',
  'africa',
  'europe',
  'srilanka',
] as const satisfies readonly Origin[];

export const NATIONALITY: Record<Origin, string> = {
  gulf: 'Emirati',
  levant: 'Jordanian',
  egypt: 'Egyptian',
  india: 'Indian',
  pakistan: 'Pakistani',
  philippines: 'Filipino',
  africa: 'Kenyan',
  europe: 'Irish',
  srilanka: 'Sri Lankan',
};

/** Mother tongues. */
export const TONGUE: Record<Origin, string> = {
  gulf: 'Arabic',
  levant: 'Arabic',
  egypt: 'Arabic',
  india: 'Hindi',
  pakistan: 'Urdu',
  philippines: 'Tagalog',
  africa: 'Swahili',
  europe: 'French',
  srilanka: 'Sinhala',
};

/** town ; region ; country ; pattern of a telephone number */
export const TOWNS: Record<Origin, string> = {
  gulf: 'Abu Dhabi;;UAE;+971 5# ### ####|Al Ain;;United Arab Emirates;+97150#######|Muscat;;Oman;+968 9### ####|Riyadh;;Saudi Arabia;+966 5# ### ####|Doha;;Qatar;+974 #### ####',
  levant:
    'Amman;;Jordan;+962 7 9### ####|Beirut;;Lebanon;+961 3 ### ###|Dubai;;UAE;+971 55 ### ####|Sharjah;;UAE;050-#######',
  egypt:
    'Cairo;;Egypt;+20 10 #### ####|Alexandria;;Egypt;+20 12########|Giza;;Egypt;010########|Jeddah;;KSA;+966-5########',
  india:
    'Kochi;Kerala;India;+91 9#### #####|Pune;Maharashtra;India;+91-98########|Hyderabad;Telangana;India;91 9#########|Dubai;;UAE;+971 50 ### ####',
  pakistan:
    'Lahore;Punjab;Pakistan;+92 3## #######|Karachi;;Pakistan;+92-3##-#######|Ajman;;UAE;+971 52 ### ####|Rawalpindi;;Pakistan;03##-#######',
  philippines:
    'Quezon City;;Philippines;+63 9## ### ####|Cebu City;;Philippines;09## ### ####|Iloilo City;Iloilo;Philippines;+639#########|Abu Dhabi;;UAE;00971 56 ### ####',
  africa:
    'Nairobi;;Kenya;+254 7## ### ###|Lagos;;Nigeria;+234 80# ### ####|Accra;;Ghana;+233 24 ### ####|Mombasa;;Kenya;07## ### ###',
  europe:
    'Dublin;;Ireland;+353 8# ### ####|Kraków;;Poland;+48 6## ### ###|Porto;;Portugal;+351 9## ### ###|Leeds;;United Kingdom;+44 7### ######|Hamburg;;Germany;+49 1## ########|Rotterdam;;Netherlands;+31 6 ########',
  srilanka: 'Colombo;;Sri Lanka;+94 7# ### ####|Kandy;;Sri Lanka;+94 7########|Doha;;Qatar;+974 5### ####',
};

/** Streets and districts that stand before a town. */
export const DISTRICTS =
  'Al Nahda 2|Flat 304, Building 12|12 Mill Lane|Al Karama|P.O. Box 4412|Block 7, Street 21|23/B Lake Road|Villa 8';

export const WORDS = {
  dev: 'Crescent|Pearl|Harbour|Falcon|Cedar|Zenith|Kestrel|Lumen|Oasis|Tidal|Verve|Copper|Aurora|Horizon',
  more: 'Meridian|Saffron|Juniper|Halcyon|Delma|Quartz|Willow|Nexa|Sidra|Marlin|Sable|Orchid|Tamarind|Beacon',
  look: 'Cobalt|Larkspur|Vantage|Solace|Ironbark|Mirage|Pinnacle|Driftwood|Onyx|Rafiq|Thistle|Monsoon',
};

export const ORG_NAMES = {
  dev: 'Haddington|Rashwan|Mehra|Castellano|Okoro|Bukhari|Lindholm|Tan|Fernandes|Darwish',
  more: 'Pemberton|Zaitoun|Kapoor|Moreau|Adjei|Lodhi|Sorensen|Ong|Pinto|Habib',
  look: 'Ashcroft|Qadri|Venter|Bautista|Hakimi|Nwosu|Petrov|Menon|Laurent|Shukri',
};

export const ORG_TOWNS = {
  dev: 'Dubai|Manama|Chennai|Manila|Leeds|Tunis|Kuwait|Accra|Salalah|Galway',
  more: 'Sharjah|Muscat|Karachi|Cebu|Bristol|Rabat|Sohar|Kampala|Irbid|Cork',
  look: 'Ajman|Davao|Nashik|Tanta|Limerick|Zarqa|Kumasi|Gdańsk|Faisalabad|Nizwa|Durban|Setúbal',
};

export const SCHOOLS = {
  dev: 'University of {C}|{C} Polytechnic|{S} College|St. {S}’s College|{W} Institute of Technology|Government College {C}|{C} University of Science and Technology|Universidad de {C}|{S} Memorial University',
  more: '{C} University|{W} Community College|American University of {C}|{S} Institute|{C} Technical Institute|Colegio {S}|National Institute of {C}|{W} College of Arts & Commerce|{C} Metropolitan University',
  look: '{S} Polytechnic University|Technical College of {C}|{C} School of {W}|Université de {C}|{C} Vocational Training Centre|Holy {W} College|{S} State College|Indian School of {W}',
};

export const HIGH_SCHOOLS =
  '{C} High School|St. {S} Secondary School|{W} Public School|Government Boys School {C}|{C} National High School';

export const AWARDS =
  'Employee of the Year|Best Team Award|Dean’s List|Spot Award for Service|Long Service Award|First Prize, Regional Skills Contest|Star Performer Q3|Customer Choice Award';
export const VOLUNTEERING =
  'Volunteer First Aider;Red Crescent|Beach Clean-up Organiser;Green Shores|Tutor;Refugee Learning Circle|Food Bank Helper;Open Pantry';
export const HOBBIES =
  'Reading, hiking, chess|Football and calligraphy|Photography; travel; gardening|Padel, cooking, old films';
export const REFERENCES =
  'Available upon request|References are available on request.|Furnished upon request';

export const ARABIC = {
  men: 'خالد|عبد الرحمن|محمد|يوسف|طارق|عمر|سعيد|مازن|أحمد|إبراهيم',
  women: 'نورة|فاطمة|سارة|هدى|ليلى|مريم|دانة|رنا|آية|شيماء',
  middle: 'حسن|عبد الله|سالم|محمود|علي|ناصر|إبراهيم|سعد',
  family: 'الهاشمي|المنصوري|أبو خليل|الشمري|حداد|بن سالم|القحطاني|عبد الجواد|السويدي|الخطيب|النعيمي|زيدان',
  latin:
    'k.alhashmi|mansoori|abukhalil|shammari|haddad|binsalem|qahtani|abdeljawad|suwaidi|khatib|nuaimi|zidan',
  words: {
    dev: 'الأفق|النخيل|المدار|الريان|البيان|القمة|الواحة|الصفاء',
    more: 'الفجر|المنار|السدرة|اليمامة|الغدير|الرواد|الساحل|الياسمين',
    look: 'المرجان|الوسام|الإتقان|السنابل|النورس|الشروق',
  },
  orgNames: {
    dev: 'الغانم|الدباغ|رشوان|العلي|البستاني',
    more: 'الكندي|الحلبي|بدران|المرزوقي|الفاضل',
    look: 'العطار|الجندي|باوزير|الصباغ|المزروعي',
  },
  towns: {
    dev: 'دبي;الإمارات العربية المتحدة;+971 50 ### ####|الرياض;المملكة العربية السعودية;+966 5# ### ####|عمان;الأردن;+962 7 9### ####|القاهرة;مصر;010########|أبوظبي;الإمارات;0097150#######',
    more: 'الشارقة;الإمارات;+971 55 ### ####|جدة;السعودية;05########|الدوحة;قطر;+974 5### ####|المنامة;البحرين;+973 3### ####|بيروت;لبنان;+961 3 ### ###|مسقط;سلطنة عمان;+968 9### ####',
    look: 'عجمان;الإمارات العربية المتحدة;+971 52 ### ####|الدمام;المملكة العربية السعودية;+966 50 ### ####|الإسكندرية;مصر;+20 11 #### ####|الكويت;دولة الكويت;+965 9### ####|إربد;الأردن;07########',
  },
  schools: {
    dev: 'جامعة {C}|جامعة {W}|كلية {S}|الجامعة الأردنية|معهد {C} التقني',
    more: 'جامعة الملك سعود|جامعة {C} للعلوم والتكنولوجيا|المعهد العالي للدراسات|كلية {W} التطبيقية|جامعة عين شمس',
    look: 'جامعة الإمارات|كلية {C} التقنية|جامعة {S} الأهلية|معهد {W} العالي|الجامعة اللبنانية',
  },
  highSchools: 'ثانوية {W}|مدرسة {C} الثانوية',
  orgTowns: 'دبي|الرياض|عمان|القاهرة|الكويت|مسقط|الدوحة|جدة',
  awards: 'موظف العام|جائزة أفضل فريق|شهادة تقدير من الوزارة|جائزة التميز في خدمة العملاء',
  hobbies: 'القراءة، السباحة، الشطرنج|كرة القدم والخط العربي|السفر، التصوير، الطبخ',
  nationality: 'إماراتي|سعودي|أردني|مصري|لبناني|عماني',
};
