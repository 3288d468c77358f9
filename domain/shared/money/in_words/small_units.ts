import type { CountedNoun } from '#domain/shared/money/in_words/arabic_count'
import { plainNoun } from '#domain/shared/money/in_words/arabic_nouns'

type SmallUnit = { one: string; many: string; ar: CountedNoun }

/**
 * One of them, several of them, and the Arabic noun. The ouguiya and the ariary are missing: their coins are
 * fifths, which two decimals don't count.
 */
const units: Record<string, string> = {
  'cent cents سنت':
    'USD EUR CAD AUD AWG BBD BMD BND BSD BZD ERN FJD GYD HKD JMD KES KYD LKR LRD MUR NAD NZD SBD SCR SGD SLE SOS SRD SZL TTD TWD TZS XCD ZAR ZWG',
  'halala halalas هللة': 'SAR',
  'fils fils فلس': 'AED BHD IQD JOD KWD YER',
  'baisa baisas بيسة': 'OMR',
  'dirham dirhams درهم': 'QAR LYD',
  'millime millimes مليم': 'TND',
  'piastre piastres قرش': 'EGP LBP SDG SSP SYP',
  'centime centimes سنتيم': 'MAD DZD CHF CDF HTG',
  'penny pence بنس': 'GBP FKP GIP SHP',
  'kurus kurus قرش': 'TRY',
  'centavo centavos سنتافو': 'ARS BOB BRL COP CUP CVE DOP GTQ HNL MXN MZN NIO PHP SVC',
  'centimo centimos سنتيمو': 'AOA CRC PEN STN VES',
  'centesimo centesimos سنتيسيمو': 'PAB UYU',
  'paisa paise بيسة': 'INR NPR PKR',
  'poisha poisha بويشا': 'BDT',
  'kopeck kopecks كوبيك': 'RUB BYN',
  'kopiyka kopiykas كوبيكا': 'UAH',
  'sen sen سن': 'IDR KHR MYR',
  'øre øre أوره': 'DKK NOK',
  'öre öre أوره': 'SEK',
  'ban bani بان': 'RON MDL',
  'tiyn tiyn تيين': 'KZT KGS UZS',
  'pul puls بول': 'AFN',
  'qindarka qindarka كيندركا': 'ALL',
  'luma luma لوما': 'AMD',
  'qapik qapiks قابيك': 'AZN',
  'fening fenings فينينغ': 'BAM',
  'stotinka stotinki ستوتينكا': 'BGN',
  'chhertum chhertums شيرتوم': 'BTN',
  'thebe thebe تيبي': 'BWP',
  'fen fen فن': 'CNY',
  'haler halers هالر': 'CZK',
  'santim santims سنتيم': 'ETB',
  'tetri tetri تيتري': 'GEL',
  'pesewa pesewas بيسيوا': 'GHS',
  'butut bututs بوتوت': 'GMD',
  'filler fillers فيلر': 'HUF',
  'agora agorot أغورة': 'ILS',
  'dinar dinars دينار': 'IRR',
  'chon chon تشون': 'KPW',
  'att att آت': 'LAK',
  'sente lisente سنتي': 'LSL',
  'deni deni ديني': 'MKD',
  'pya pyas بيا': 'MMK',
  'mongo mongo مونغو': 'MNT',
  'avo avos آفو': 'MOP',
  'laari laari لاري': 'MVR',
  'tambala tambala تامبالا': 'MWK',
  'kobo kobo كوبو': 'NGN',
  'toea toea تويا': 'PGK',
  'grosz groszy غروش': 'PLN',
  'para para بارا': 'RSD',
  'satang satang ساتانغ': 'THB',
  'diram dirams ديرام': 'TJS',
  'tenge tenge تنغ': 'TMT',
  'seniti seniti سنيتي': 'TOP',
  'sene sene سيني': 'WST',
  'ngwee ngwee نغوي': 'ZMW',
}

export const smallUnits = new Map<string, SmallUnit>()
for (const [names, codes] of Object.entries(units)) {
  const [one, many, ar] = names.split(' ') as [string, string, string]
  for (const code of codes.split(' ')) smallUnits.set(code, { one, many, ar: plainNoun(ar) })
}
