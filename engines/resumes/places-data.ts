/**
 * A small gazetteer: countries and the cities that resumes in the Gulf name, in English and Arabic.
 * Each line is `English;other spellings;Arabic` with alternatives parted by a bar.
 */
export const COUNTRIES = `
United Arab Emirates|UAE|U.A.E|U.A.E.|Emirates|AE;الإمارات العربية المتحدة|الإمارات|دولة الإمارات العربية المتحدة|دولة الإمارات|أ.ع.م
Saudi Arabia|KSA|K.S.A|K.S.A.|Kingdom of Saudi Arabia|Saudi|SA;المملكة العربية السعودية|السعودية
Qatar|State of Qatar|QA;قطر|دولة قطر
Kuwait|State of Kuwait|KW;الكويت|دولة الكويت
Bahrain|Kingdom of Bahrain|BH;البحرين|مملكة البحرين
Oman|Sultanate of Oman|OM;عمان|عُمان|سلطنة عمان|سلطنة عُمان
Yemen|YE;اليمن|الجمهورية اليمنية
Jordan|Hashemite Kingdom of Jordan|JO;الأردن|المملكة الأردنية الهاشمية
Lebanon|LB;لبنان
Syria|SY;سوريا|سورية
Iraq|IQ;العراق
Palestine|State of Palestine|West Bank|Gaza Strip|PS;فلسطين|الضفة الغربية
Egypt|EG;مصر|جمهورية مصر العربية
Sudan|SD;السودان
Libya|LY;ليبيا
Tunisia|TN;تونس
Algeria|DZ;الجزائر
Morocco|MA;المغرب|المملكة المغربية
Mauritania;موريتانيا
Somalia;الصومال
Djibouti;جيبوتي
India|IN;الهند
Pakistan|PK;باكستان
Bangladesh|BD;بنغلاديش|بنجلاديش
Sri Lanka|LK;سريلانكا|سري لانكا
Nepal|NP;نيبال
Bhutan
Maldives;المالديف
Afghanistan;أفغانستان
Philippines|The Philippines|PH;الفلبين
Indonesia;إندونيسيا
Malaysia;ماليزيا
Singapore|SG;سنغافورة
Thailand;تايلاند
Vietnam;فيتنام
Myanmar
China|PRC;الصين
Hong Kong;هونغ كونغ
Taiwan
Japan;اليابان
South Korea|Korea;كوريا الجنوبية
Kenya|KE;كينيا
Uganda;أوغندا
Tanzania;تنزانيا
Ethiopia|ET;إثيوبيا
Eritrea
Rwanda
Nigeria|NG;نيجيريا
Ghana|GH;غانا
Cameroon
Senegal
Ivory Coast|Cote d'Ivoire
South Africa|ZA;جنوب أفريقيا
Zimbabwe
Zambia
Malawi
Mozambique
Mauritius
Madagascar
Botswana
Namibia
Turkey|Türkiye|Turkiye|TR;تركيا
Iran;إيران
Cyprus;قبرص
Israel
United Kingdom|UK|U.K.|U.K|Great Britain|England|Scotland|Wales|Northern Ireland|GB;المملكة المتحدة|بريطانيا|إنجلترا
Ireland;أيرلندا
France|FR;فرنسا
Germany|DE;ألمانيا
Austria
Switzerland;سويسرا
Italy|IT;إيطاليا
Spain|ES;إسبانيا
Portugal;البرتغال
Netherlands|The Netherlands|Holland|NL;هولندا
Belgium;بلجيكا
Luxembourg
Denmark
Sweden;السويد
Norway;النرويج
Finland
Iceland
Poland|PL;بولندا
Czech Republic|Czechia
Slovakia
Hungary
Romania|RO;رومانيا
Bulgaria
Greece;اليونان
Serbia
Croatia
Slovenia
Bosnia and Herzegovina|Bosnia
Albania
North Macedonia
Montenegro
Kosovo
Ukraine;أوكرانيا
Russia|Russian Federation;روسيا
Belarus
Moldova
Lithuania
Latvia
Estonia
Georgia
Armenia
Azerbaijan
Kazakhstan
Uzbekistan
Turkmenistan
Kyrgyzstan
Tajikistan
United States|United States of America|USA|U.S.A.|U.S.A|US|U.S.;الولايات المتحدة|الولايات المتحدة الأمريكية|أمريكا
Canada|CA;كندا
Mexico
Brazil;البرازيل
Argentina
Chile
Colombia
Peru
Venezuela
Ecuador
Cuba
Jamaica
Trinidad and Tobago
Panama
Costa Rica
Australia|AU;أستراليا
New Zealand|NZ;نيوزيلندا
Fiji
Malta
Cambodia
Laos
Mongolia
Europe
GCC
`;

export const CITIES = `
Dubai;دبي
Abu Dhabi|Abudhabi|Abu-Dhabi;أبوظبي|أبو ظبي
Sharjah;الشارقة
Ajman;عجمان
Ras Al Khaimah|Ras Al-Khaimah|RAK;رأس الخيمة
Fujairah;الفجيرة
Umm Al Quwain|Umm Al-Quwain;أم القيوين
Al Ain|Al-Ain;العين
Ruwais|Al Ruwais;الرويس
Khor Fakkan|Khorfakkan;خورفكان
Jebel Ali;جبل علي
Mussafah|Musaffah;مصفح
Riyadh|Ar Riyadh;الرياض
Jeddah|Jiddah;جدة
Makkah|Mecca|Makkah Al Mukarramah;مكة|مكة المكرمة
Madinah|Medina|Al Madinah;المدينة المنورة|المدينة
Dammam;الدمام
Khobar|Al Khobar|Al-Khobar;الخبر
Dhahran;الظهران
Jubail|Al Jubail;الجبيل
Yanbu;ينبع
Taif;الطائف
Tabuk;تبوك
Abha;أبها
Khamis Mushait;خميس مشيط
Buraidah|Buraydah;بريدة
Hail|Ha'il;حائل
Najran;نجران
Jazan|Jizan;جازان|جيزان
Al Ahsa|Al-Ahsa|Hofuf|Al Hofuf;الأحساء|الهفوف
Qatif|Al Qatif;القطيف
NEOM;نيوم
Al Kharj;الخرج
Al Baha;الباحة
Arar;عرعر
Sakaka;سكاكا
Qassim|Al Qassim;القصيم
Eastern Province;المنطقة الشرقية
Doha;الدوحة
Al Khor;الخور
Lusail;لوسيل
Al Wakrah;الوكرة
Al Rayyan;الريان
Ras Laffan;راس لفان
Mesaieed
Kuwait City;مدينة الكويت
Hawalli|Hawally;حولي
Salmiya;السالمية
Farwaniya;الفروانية
Al Ahmadi|Ahmadi;الأحمدي
Jahra;الجهراء
Fahaheel
Manama;المنامة
Muharraq;المحرق
Riffa;الرفاع
Sitra
Isa Town;مدينة عيسى
Hamad Town;مدينة حمد
Muscat;مسقط
Salalah;صلالة
Sohar;صحار
Nizwa;نزوى
Sur;صور
Seeb;السيب
Duqm;الدقم
Barka
Ibri
Sana'a|Sanaa;صنعاء
Aden;عدن
Taiz;تعز
Mukalla;المكلا
Hodeidah;الحديدة
Amman;عمّان
Irbid;إربد|اربد
Zarqa;الزرقاء
Aqaba;العقبة
Salt;السلط
Madaba;مادبا
Karak;الكرك
Beirut;بيروت
Tripoli;طرابلس
Sidon|Saida;صيدا
Tyre
Zahle;زحلة
Byblos|Jbeil;جبيل
Jounieh;جونية
Damascus;دمشق
Aleppo;حلب
Homs;حمص
Latakia|Lattakia;اللاذقية
Hama;حماة
Tartus;طرطوس
Baghdad;بغداد
Basra|Basrah;البصرة
Erbil;أربيل
Mosul;الموصل
Najaf;النجف
Karbala;كربلاء
Sulaymaniyah;السليمانية
Kirkuk;كركوك
Jerusalem;القدس
Ramallah;رام الله
Gaza;غزة
Nablus;نابلس
Hebron;الخليل
Bethlehem;بيت لحم
Jenin;جنين
Cairo;القاهرة
Giza;الجيزة
Alexandria;الإسكندرية
Mansoura;المنصورة
Tanta;طنطا
Port Said;بورسعيد
Suez;السويس
Ismailia;الإسماعيلية
Luxor;الأقصر
Aswan;أسوان
Asyut|Assiut;أسيوط
Zagazig;الزقازيق
Hurghada;الغردقة
Sharm El Sheikh;شرم الشيخ
Nasr City;مدينة نصر
6th of October|6 October;السادس من أكتوبر|6 أكتوبر
New Cairo;القاهرة الجديدة
Damietta;دمياط
Fayoum;الفيوم
Minya;المنيا
Beni Suef
Helwan;حلوان
Khartoum;الخرطوم
Omdurman;أم درمان
Port Sudan;بورتسودان
Benghazi;بنغازي
Misrata;مصراتة
Tunis;تونس العاصمة
Sfax;صفاقس
Sousse;سوسة
Algiers;الجزائر العاصمة
Oran;وهران
Constantine;قسنطينة
Casablanca;الدار البيضاء
Rabat;الرباط
Marrakech|Marrakesh;مراكش
Fes|Fez;فاس
Tangier;طنجة
Agadir;أكادير
Meknes;مكناس
Nouakchott;نواكشوط
Mogadishu;مقديشو
Mumbai|Bombay|Navi Mumbai;مومباي
Delhi|New Delhi;دلهي|نيودلهي
Bengaluru|Bangalore;بنغالور
Hyderabad;حيدر أباد
Chennai|Madras;تشيناي
Kolkata|Calcutta
Pune
Ahmedabad
Kochi|Cochin|Ernakulam;كوتشي
Thiruvananthapuram|Trivandrum
Kozhikode|Calicut
Thrissur
Kannur
Kollam
Kottayam
Malappuram
Palakkad
Alappuzha
Mangalore|Mangaluru
Mysore|Mysuru
Coimbatore
Madurai
Trichy|Tiruchirappalli
Salem
Vellore
Visakhapatnam|Vizag
Vijayawada
Warangal
Jaipur
Lucknow
Kanpur
Noida
Gurgaon|Gurugram
Faridabad
Ghaziabad
Chandigarh
Ludhiana
Amritsar
Indore
Bhopal
Nagpur
Nashik
Surat
Vadodara|Baroda
Rajkot
Goa
Patna
Ranchi
Bhubaneswar
Guwahati
Dehradun
Hubli
Udupi
Tamil Nadu
Kerala
Karnataka
Maharashtra
Gujarat
Punjab
Andhra Pradesh
Telangana
Uttar Pradesh
Madhya Pradesh
Rajasthan
West Bengal
Haryana
Bihar
Odisha
Karachi;كراتشي
Lahore;لاهور
Islamabad;إسلام آباد
Rawalpindi
Faisalabad
Multan
Peshawar
Quetta
Sialkot
Gujranwala
Sindh
Dhaka;دكا
Chittagong|Chattogram
Sylhet
Khulna
Colombo;كولومبو
Kandy
Galle
Negombo
Jaffna
Kathmandu
Pokhara
Lalitpur
Chitwan
Manila|Metro Manila;مانيلا
Quezon City
Makati|Makati City
Cebu|Cebu City
Davao|Davao City
Pasig|Pasig City
Taguig
Pasay
Iloilo
Baguio|Baguio City
Cavite
Laguna
Batangas
Pampanga
Bulacan
Bacolod
Cagayan de Oro
Zamboanga
Jakarta
Bandung
Surabaya
Bali
Kuala Lumpur;كوالالمبور
Penang
Johor Bahru
Selangor
Bangkok
Phuket
Hanoi
Ho Chi Minh City
Beijing;بكين
Shanghai
Shenzhen
Guangzhou
Tokyo;طوكيو
Osaka
Seoul
Taipei
Nairobi;نيروبي
Mombasa
Kisumu
Eldoret
Nakuru
Kampala
Dar es Salaam
Arusha
Addis Ababa;أديس أبابا
Asmara
Kigali
Lagos
Abuja
Port Harcourt
Ibadan
Kano
Accra
Kumasi
Dakar
Abidjan
Douala
Johannesburg
Cape Town
Durban
Pretoria
Harare
Lusaka
Istanbul;إسطنبول|اسطنبول
Ankara;أنقرة
Izmir
Antalya
Tehran
Nicosia
Limassol
London;لندن
Manchester
Birmingham
Leeds
Liverpool
Sheffield
Bristol
Glasgow
Edinburgh
Cardiff
Belfast
Newcastle
Nottingham
Leicester
Cambridge
Oxford
Southampton
Reading
Brighton
Coventry
Aberdeen
Dublin
Cork
Paris;باريس
Lyon
Marseille
Toulouse
Nice
Lille
Bordeaux
Berlin;برلين
Munich|München
Hamburg
Frankfurt
Cologne
Stuttgart
Düsseldorf|Dusseldorf
Leipzig
Dresden
Vienna
Zurich|Zürich
Geneva
Basel
Bern
Lausanne
Rome
Milan
Turin
Naples
Florence
Venice
Bologna
Madrid
Barcelona
Valencia
Seville
Lisbon
Porto
Amsterdam
Rotterdam
The Hague
Utrecht
Eindhoven
Brussels
Antwerp
Ghent
Copenhagen
Stockholm
Gothenburg
Malmö
Oslo
Bergen
Helsinki
Reykjavik
Warsaw
Krakow|Kraków
Gdansk
Wroclaw
Prague
Brno
Budapest
Bucharest
Cluj-Napoca
Sofia
Athens
Thessaloniki
Belgrade
Zagreb
Ljubljana
Sarajevo
Tirana
Kyiv|Kiev
Lviv
Moscow;موسكو
Saint Petersburg|St. Petersburg
Minsk
Vilnius
Riga
Tallinn
Tbilisi
Yerevan
Baku
Almaty
Astana
Tashkent
New York|New York City|NYC;نيويورك
Los Angeles
San Francisco
San Jose
San Diego
Sacramento
Oakland
Palo Alto
Mountain View
Seattle
Portland
Chicago
Boston
Houston
Dallas
Austin
San Antonio
Denver
Phoenix
Las Vegas
Atlanta
Miami
Orlando
Tampa
Philadelphia
Pittsburgh
Washington|Washington DC|Washington, D.C.|Washington D.C.
Baltimore
Detroit
Minneapolis
Cleveland
Columbus
Cincinnati
Charlotte
Raleigh
Nashville
New Orleans
Salt Lake City
Kansas City
St. Louis
Indianapolis
Milwaukee
Honolulu
California
Texas
Florida
Massachusetts
Illinois
Ohio
Virginia
Michigan
Pennsylvania
New Jersey
Maryland
Colorado
Arizona
Oregon
North Carolina
Toronto;تورونتو
Montreal
Vancouver
Calgary
Ottawa
Edmonton
Winnipeg
Quebec City
Halifax
Ontario
British Columbia
Alberta
Quebec
Mexico City
Sao Paulo|São Paulo
Rio de Janeiro
Buenos Aires
Santiago
Bogota|Bogotá
Lima
Sydney;سيدني
Melbourne
Brisbane
Perth
Adelaide
Canberra
Gold Coast
New South Wales
Queensland
Auckland
Wellington
Christchurch
Al Quoz;القوز
Deira;ديرة
Bur Dubai|Al Barsha|Jumeirah|JLT|Business Bay|Downtown Dubai|Dubai Marina|Al Nahda|Al Qusais|Al Karama|Karama|International City|DIFC|Mirdif|Silicon Oasis|Dubai Silicon Oasis|Discovery Gardens|Al Rigga|Al Mamzar;بر دبي|البرشاء|جميرا|النهدة|القصيص|الكرامة|الممزر|مردف|ديرة
Al Reem Island|Khalifa City|Khalidiyah|Al Khalidiyah|Mohammed Bin Zayed City|Yas Island|Saadiyat Island|Al Mushrif;جزيرة الريم|مدينة خليفة|الخالدية|مدينة محمد بن زايد|المشرف
Al Taawun|Al Majaz|Al Khan|Muwaileh|Rolla;التعاون|المجاز|الخان|مويلح
Olaya|Al Olaya|Al Malaz|Al Nakheel;العليا|الملز|النخيل
Maadi|Heliopolis|Zamalek|Dokki|Mohandessin;المعادي|مصر الجديدة|الزمالك|الدقي|المهندسين
`;

/** American states and Canadian provinces by their post codes, as in "Austin, TX". */
export const STATE_CODES =
  'AL AK AZ AR CA CO CT DC DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY ON QC BC AB MB NB NS SK NSW VIC QLD ACT TAS';
