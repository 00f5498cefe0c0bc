import { isArabic } from '#engines/taxonomy/index.ts';

/**
 * Towns and countries that postings and resumes of the region name: `id: English = …; Arabic = …`, towns under
 * their country. Only for comparing places; reading addresses is the resume engine's work.
 */
const gazetteer = `
# uae: United Arab Emirates = UAE = U.A.E; الإمارات العربية المتحدة = الإمارات
abu-dhabi: Abu Dhabi = Abudhabi; أبوظبي = أبو ظبي
dubai: Dubai; دبي
sharjah: Sharjah; الشارقة
ajman: Ajman; عجمان
al-ain: Al Ain; العين
ras-al-khaimah: Ras Al Khaimah = RAK; رأس الخيمة
fujairah: Fujairah; الفجيرة
umm-al-quwain: Umm Al Quwain; أم القيوين
ruwais: Ruwais = Al Ruwais; الرويس
# saudi-arabia: Saudi Arabia = KSA = K.S.A = Kingdom of Saudi Arabia; المملكة العربية السعودية = السعودية
riyadh: Riyadh; الرياض
jeddah: Jeddah = Jidda; جدة
mecca: Makkah = Mecca; مكة المكرمة = مكة
medina: Madinah = Medina; المدينة المنورة
dammam: Dammam; الدمام
khobar: Khobar = Al Khobar; الخبر
dhahran: Dhahran; الظهران
jubail: Jubail; الجبيل
yanbu: Yanbu; ينبع
tabuk: Tabuk; تبوك
abha: Abha; أبها
neom: NEOM; نيوم
# qatar: Qatar; قطر
doha: Doha; الدوحة
# kuwait: Kuwait; الكويت
kuwait-city: Kuwait City; مدينة الكويت
# bahrain: Bahrain; البحرين
manama: Manama; المنامة
# oman: Oman = Sultanate of Oman; عمان = سلطنة عمان
muscat: Muscat; مسقط
sohar: Sohar; صحار
salalah: Salalah; صلالة
# jordan: Jordan; الأردن
amman: Amman; عمّان، الأردن = عمّان الأردن = عمّان - الأردن
irbid: Irbid; إربد
zarqa: Zarqa; الزرقاء
aqaba: Aqaba; العقبة
# lebanon: Lebanon; لبنان
beirut: Beirut; بيروت
tripoli-lebanon: Tripoli, Lebanon; طرابلس لبنان
# egypt: Egypt; مصر = جمهورية مصر العربية
cairo: Cairo; القاهرة
alexandria: Alexandria; الإسكندرية
giza: Giza; الجيزة
mansoura: Mansoura; المنصورة
# iraq: Iraq; العراق
baghdad: Baghdad; بغداد
basra: Basra = Basrah; البصرة
erbil: Erbil; أربيل
# syria: Syria; سوريا = سورية
damascus: Damascus; دمشق
aleppo: Aleppo; حلب
# palestine: Palestine; فلسطين
gaza: Gaza; غزة
ramallah: Ramallah; رام الله
jerusalem: Jerusalem; القدس
# yemen: Yemen; اليمن
sanaa: Sanaa = Sana'a; صنعاء
aden: Aden; عدن
# sudan: Sudan; السودان
khartoum: Khartoum; الخرطوم
# libya: Libya; ليبيا
tripoli: Tripoli; طرابلس
benghazi: Benghazi; بنغازي
# tunisia: Tunisia; تونس
tunis: Tunis; تونس العاصمة
# algeria: Algeria; الجزائر
algiers: Algiers; الجزائر العاصمة
# morocco: Morocco; المغرب
casablanca: Casablanca; الدار البيضاء
rabat: Rabat; الرباط
marrakesh: Marrakesh = Marrakech; مراكش
# turkey: Turkey = Türkiye; تركيا
istanbul: Istanbul; إسطنبول
ankara: Ankara; أنقرة
# india: India; الهند
mumbai: Mumbai; مومباي
delhi: New Delhi = Delhi; نيودلهي
bangalore: Bangalore = Bengaluru; بنغالور
chennai: Chennai; تشيناي
hyderabad: Hyderabad; حيدر أباد
kochi: Kochi = Cochin; كوتشي
pune: Pune; بونا
kolkata: Kolkata; كولكاتا
# pakistan: Pakistan; باكستان
karachi: Karachi; كراتشي
lahore: Lahore; لاهور
islamabad: Islamabad; إسلام أباد
# bangladesh: Bangladesh; بنغلاديش
dhaka: Dhaka; دكا
# sri-lanka: Sri Lanka; سريلانكا
colombo: Colombo; كولومبو
# nepal: Nepal; نيبال
kathmandu: Kathmandu; كاتماندو
# philippines: Philippines; الفلبين
manila: Manila; مانيلا
cebu: Cebu; سيبو
# indonesia: Indonesia; إندونيسيا
jakarta: Jakarta; جاكرتا
# malaysia: Malaysia; ماليزيا
kuala-lumpur: Kuala Lumpur; كوالالمبور
# singapore: Singapore; سنغافورة
# china: China; الصين
beijing: Beijing; بكين
shanghai: Shanghai; شنغهاي
hong-kong: Hong Kong; هونغ كونغ
# united-kingdom: United Kingdom = UK = England = Scotland; المملكة المتحدة = بريطانيا
london: London; لندن
manchester: Manchester; مانشستر
birmingham: Birmingham; برمنغهام
edinburgh: Edinburgh; إدنبرة
# ireland: Ireland; أيرلندا
dublin: Dublin; دبلن
# united-states: United States = USA = U.S.A = United States of America; الولايات المتحدة = أمريكا
new-york: New York; نيويورك
chicago: Chicago; شيكاغو
houston: Houston; هيوستن
san-francisco: San Francisco; سان فرانسيسكو
los-angeles: Los Angeles; لوس أنجلوس
seattle: Seattle; سياتل
boston: Boston; بوسطن
# canada: Canada; كندا
toronto: Toronto; تورونتو
montreal: Montreal; مونتريال
vancouver: Vancouver; فانكوفر
# germany: Germany; ألمانيا
berlin: Berlin; برلين
munich: Munich; ميونخ
frankfurt: Frankfurt; فرانكفورت
# france: France; فرنسا
paris: Paris; باريس
# spain: Spain; إسبانيا
madrid: Madrid; مدريد
# italy: Italy; إيطاليا
milan: Milan; ميلانو
rome: Rome; روما
# netherlands: Netherlands; هولندا
amsterdam: Amsterdam; أمستردام
# switzerland: Switzerland; سويسرا
zurich: Zurich; زيورخ
# sweden: Sweden; السويد
stockholm: Stockholm; ستوكهولم
# australia: Australia; أستراليا
sydney: Sydney; سيدني
melbourne: Melbourne; ملبورن
# south-africa: South Africa; جنوب أفريقيا
johannesburg: Johannesburg; جوهانسبرغ
cape-town: Cape Town; كيب تاون
# kenya: Kenya; كينيا
nairobi: Nairobi; نيروبي
# nigeria: Nigeria; نيجيريا
lagos: Lagos; لاغوس
# ethiopia: Ethiopia; إثيوبيا
addis-ababa: Addis Ababa; أديس أبابا
`;

export interface KnownPlace {
  id: string;
  /** For a town, its country; for a country, itself. */
  country: string;
  isCountry: boolean;
  names: string[];
}

/** Every town and country of the gazetteer. */
export const knownPlaces: readonly KnownPlace[] = readGazetteer();

/** The name of a town or country in a language; the id itself where it is not known. */
export function placeName(id: string, lang: 'en' | 'ar'): string {
  const names = knownPlaces.find((place) => place.id === id)?.names ?? [];
  const ofLanguage = names.find((name) => isArabic(name) === (lang === 'ar'));
  return ofLanguage ?? names[0] ?? id;
}

function readGazetteer(): KnownPlace[] {
  const places: KnownPlace[] = [];
  let country = '';
  for (const line of gazetteer.split('\n')) {
    const match = /^(# )?([a-z-]+): (.+)$/.exec(line);
    if (!match) continue;
    const [, heading, id, names] = match;
    if (heading) country = id!;
    places.push({
      id: id!,
      country,
      isCountry: heading !== undefined,
      names: names!.split(/[=;]/).map((name) => name.trim()),
    });
  }
  return places;
}
