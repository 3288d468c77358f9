import { getCountries } from 'libphonenumber-js/max'
import { problem, type Reader, value } from '#domain/imports/cells/cell'
import { meanings } from '#domain/imports/cells/choice_cells'

const people: Record<string, string[]> = {
  SA: ['saudi', 'ksa', 'السعودية', 'سعودي', 'سعودية'],
  AE: ['emirati', 'uae', 'الإمارات', 'إماراتي', 'إماراتية'],
  KW: ['kuwaiti', 'كويتي', 'كويتية'],
  QA: ['qatari', 'قطري', 'قطرية'],
  BH: ['bahraini', 'بحريني', 'بحرينية'],
  OM: ['omani', 'عماني', 'عمانية'],
  YE: ['yemeni', 'يمني', 'يمنية'],
  IQ: ['iraqi', 'عراقي', 'عراقية'],
  SY: ['syrian', 'سوري', 'سورية'],
  LB: ['lebanese', 'لبناني', 'لبنانية'],
  JO: ['jordanian', 'أردني', 'أردنية'],
  PS: ['palestinian', 'palestine', 'فلسطيني', 'فلسطينية', 'فلسطين'],
  EG: ['egyptian', 'مصري', 'مصرية'],
  SD: ['sudanese', 'سوداني', 'سودانية'],
  LY: ['libyan', 'ليبي', 'ليبية'],
  TN: ['tunisian', 'تونسي', 'تونسية'],
  DZ: ['algerian', 'جزائري', 'جزائرية'],
  MA: ['moroccan', 'مغربي', 'مغربية'],
  MR: ['mauritanian', 'موريتاني', 'موريتانية'],
  SO: ['somali', 'صومالي', 'صومالية'],
  TR: ['turkish', 'turkey', 'تركي', 'تركية', 'تركيا'],
  IN: ['indian', 'هندي', 'هندية'],
  PK: ['pakistani', 'باكستاني', 'باكستانية'],
  BD: ['bangladeshi', 'بنغلاديشي', 'بنجلاديشي'],
  PH: ['filipino', 'filipina', 'philippine', 'فلبيني', 'فلبينية'],
  ID: ['indonesian', 'إندونيسي', 'إندونيسية'],
  ET: ['ethiopian', 'إثيوبي', 'إثيوبية'],
  US: ['american', 'usa', 'أمريكي', 'أمريكية', 'أمريكا'],
  GB: ['british', 'uk', 'england', 'بريطاني', 'بريطانية', 'بريطانيا'],
  FR: ['french', 'فرنسي', 'فرنسية'],
  DE: ['german', 'ألماني', 'ألمانية'],
  CA: ['canadian', 'كندي', 'كندية'],
}

const languages = ['en', 'ar-u-nu-latn'].map(
  (tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' })
)

const meaning = meanings(
  Object.fromEntries(
    getCountries().map((code) => [
      code,
      [...languages.map((names) => names.of(code) ?? code), ...(people[code] ?? [])],
    ])
  )
)

/**
 * A country or nationality by code or by its name in either language; answers ISO 3166-1 alpha-2.
 */
export const countryCell: Reader = (text) => {
  const code = meaning(text)
  return code === undefined ? problem('country') : value(code)
}
