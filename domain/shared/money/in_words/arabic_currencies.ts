import type { CountedNoun } from '#domain/shared/money/in_words/arabic_count'

type Stem = Omit<CountedNoun, 'gender'>
type Adjective = { masculine: string; feminine: string }

const riyal: Stem = { one: 'ريال', two: 'ريالان', few: 'ريالات', many: 'ريالًا' }
const dinar: Stem = { one: 'دينار', two: 'ديناران', few: 'دنانير', many: 'دينارًا' }
const dirham: Stem = { one: 'درهم', two: 'درهمان', few: 'دراهم', many: 'درهمًا' }
const pound: Stem = { one: 'جنيه', two: 'جنيهان', few: 'جنيهات', many: 'جنيهًا' }
const dollar: Stem = { one: 'دولار', two: 'دولاران', few: 'دولارات', many: 'دولارًا' }
const lira: Stem = { one: 'ليرة', two: 'ليرتان', few: 'ليرات', many: 'ليرة' }

/** An adjective in ـي: beside a plural of things it is feminine, as the lira is throughout. */
const from = (country: string): Adjective => ({ masculine: country, feminine: `${country}ة` })

const masculine = (noun: Stem, { masculine: of, feminine }: Adjective): CountedNoun => ({
  gender: 'masculine',
  one: `${noun.one} ${of}`,
  two: `${noun.two} ${of}ان`,
  few: `${noun.few} ${feminine}`,
  many: `${noun.many} ${of}ًا`,
})

const feminine = (noun: Stem, { masculine: of, feminine: ending }: Adjective): CountedNoun => ({
  gender: 'feminine',
  one: `${noun.one} ${ending}`,
  two: `${noun.two} ${of}تان`,
  few: `${noun.few} ${ending}`,
  many: `${noun.many} ${ending}`,
})

/** CLDR has most of these in the singular alone, whatever the number (CLDR 48: three riyals are “3 ريال”). */
export const arabicCurrencies: Record<string, CountedNoun> = {
  SAR: masculine(riyal, from('سعودي')),
  QAR: masculine(riyal, from('قطري')),
  OMR: masculine(riyal, from('عماني')),
  YER: masculine(riyal, from('يمني')),
  KWD: masculine(dinar, from('كويتي')),
  BHD: masculine(dinar, from('بحريني')),
  JOD: masculine(dinar, from('أردني')),
  IQD: masculine(dinar, from('عراقي')),
  TND: masculine(dinar, from('تونسي')),
  LYD: masculine(dinar, from('ليبي')),
  DZD: masculine(dinar, from('جزائري')),
  AED: masculine(dirham, from('إماراتي')),
  MAD: masculine(dirham, from('مغربي')),
  EGP: masculine(pound, from('مصري')),
  SDG: masculine(pound, from('سوداني')),
  GBP: masculine(pound, from('إسترليني')),
  USD: masculine(dollar, from('أمريكي')),
  CAD: masculine(dollar, from('كندي')),
  SYP: feminine(lira, from('سوري')),
  LBP: feminine(lira, from('لبناني')),
  TRY: feminine(lira, from('تركي')),
}
