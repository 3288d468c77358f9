import type { CountedNoun } from '#domain/shared/money/in_words/arabic_count'
import { ofPlace, plainNoun, withAdjectives } from '#domain/shared/money/in_words/arabic_nouns'

/** Each currency's adjectives, by the noun that it shares with others. They are masculine here. */
const withAdjective: Record<string, string> = {
  ريال: 'SAR سعودي, QAR قطري, OMR عماني, YER يمني, IRR إيراني, BRL برازيلي',
  دينار:
    'KWD كويتي, BHD بحريني, JOD أردني, IQD عراقي, TND تونسي, LYD ليبي, DZD جزائري, MKD مقدوني, RSD صربي',
  درهم: 'AED إماراتي, MAD مغربي',
  جنيه: 'EGP مصري, SDG سوداني, GBP إسترليني',
  دولار:
    'USD أمريكي, CAD كندي, AUD أسترالي, BBD بربادوسي, BMD برمودي, BSD باهامي, BZD بليزي, FJD فيجي, GYD غياني, JMD جامايكي, LRD ليبيري, NAD ناميبي, NZD نيوزيلندي, SGD سنغافوري, SRD سورينامي, TWD تايواني',
  ليرة: 'SYP سوري, LBP لبناني, TRY تركي',
  روبية:
    'INR هندي, PKR باكستاني, NPR نيبالي, LKR سريلانكي, MUR موريشيوسي, SCR سيشيلي, IDR إندونيسي',
  روفية: 'MVR مالديفي',
  كرونة: 'CZK تشيكي, DKK دنماركي, ISK أيسلندي, NOK نرويجي, SEK سويدي',
  أوقية: 'MRU موريتاني',
  فرنك: 'CHF سويسري, CDF كونغولي, BIF بوروندي, DJF جيبوتي, GNF غيني, RWF رواندي, KMF قمري',
  بيزو: 'ARS أرجنتيني, CLP تشيلي, COP كولومبي, CUP كوبي, DOP دومينيكاني, MXN مكسيكي, PHP فلبيني, UYU أوروغوياني',
  شلن: 'KES كيني, SOS صومالي, TZS تنزاني, UGX أوغندي',
  روبل: 'RUB روسي, BYN بيلاروسي',
  شيكل: 'ILS إسرائيلي جديد',
  ليو: 'RON روماني, MDL مولدوفي',
  مانات: 'AZN أذربيجاني, TMT تركماني',
  سوم: 'KGS قيرغيزي, UZS أوزبكي',
  كواشا: 'MWK مالاوي, ZMW زامبي',
  كولون: 'CRC كوستاريكي, SVC سلفادوري',
  ليك: 'ALL ألباني',
  درام: 'AMD أرميني',
  كوانزا: 'AOA أنغولي',
  فلورن: 'AWG أروبي',
  مارك: 'BAM بوسني',
  تاكا: 'BDT بنغلاديشي',
  ليف: 'BGN بلغاري',
  بوليفيانو: 'BOB بوليفي',
  نغولترم: 'BTN بوتاني',
  بولا: 'BWP بوتسواني',
  يوان: 'CNY صيني',
  ناكفا: 'ERN إريتري',
  بير: 'ETB إثيوبي',
  لاري: 'GEL جورجي',
  سيدي: 'GHS غاني',
  دلاسي: 'GMD غامبي',
  كيتزال: 'GTQ غواتيمالي',
  لمبيرا: 'HNL هندوراسي',
  غورد: 'HTG هايتي',
  فورنت: 'HUF مجري',
  ين: 'JPY ياباني',
  رييل: 'KHR كمبودي',
  تنغ: 'KZT كازاخستاني',
  كيب: 'LAK لاوسي',
  لوتي: 'LSL ليسوتي',
  أرياري: 'MGA مدغشقري',
  كيات: 'MMK ميانماري',
  توغريك: 'MNT منغولي',
  رينغيت: 'MYR ماليزي',
  متكال: 'MZN موزمبيقي',
  نايرا: 'NGN نيجيري',
  كوردوبا: 'NIO نيكاراغوي',
  بالبوا: 'PAB بنمي',
  سول: 'PEN بيروفي',
  زلوتي: 'PLN بولندي',
  غواراني: 'PYG باراغوياني',
  ليون: 'SLE سيراليوني',
  ليلانغيني: 'SZL سوازيلندي',
  بات: 'THB تايلاندي',
  سوموني: 'TJS طاجيكي',
  هريفنيا: 'UAH أوكراني',
  بوليفار: 'VES فنزويلي',
  دونغ: 'VND فيتنامي',
  فاتو: 'VUV فانواتي',
  تالا: 'WST ساموي',
  زيغ: 'ZWG زيمبابوي',
}

const ownedByPlace: Record<string, string> = {
  دولار:
    'BND بروناي, HKD هونغ كونغ, KYD جزر كايمان, SBD جزر سليمان, TTD ترينيداد وتوباغو, XCD شرق الكاريبي',
  جنيه: 'FKP جزر فوكلاند, GIP جبل طارق, SHP سانت هيلانة, SSP جنوب السودان',
  إسكودو: 'CVE الرأس الأخضر',
  وون: 'KPW كوريا الشمالية, KRW كوريا الجنوبية',
  باتاكا: 'MOP ماكاو',
  كينا: 'PGK بابوا غينيا الجديدة',
  دوبرا: 'STN ساو تومي وبرينسيب',
  بانغا: 'TOP تونغا',
  راند: 'ZAR جنوب أفريقيا',
  فرنك: 'XAF وسط أفريقيا, XOF غرب أفريقيا, XPF المحيط الهادئ',
}

/** Each entry of a list: the code, and the words that follow it. */
const entriesOf = (list: string) =>
  list.split(', ').map((entry) => [entry.slice(0, 3), entry.slice(4)] as const)

/** CLDR has most of these in the singular alone, whatever the number (CLDR 48: three riyals are “3 ريال”). */
export const arabicCurrencies: Record<string, CountedNoun> = {
  EUR: plainNoun('يورو'),
  AFN: plainNoun('أفغاني'),
}

for (const [noun, list] of Object.entries(withAdjective))
  for (const [code, rest] of entriesOf(list))
    arabicCurrencies[code] = withAdjectives(noun, rest.split(' '))
for (const [noun, list] of Object.entries(ownedByPlace))
  for (const [code, place] of entriesOf(list)) arabicCurrencies[code] = ofPlace(noun, place)
