import { sameWords } from '#domain/imports/cells/same_words'
import { normalisedName } from '#domain/shared/names/normalised_name'

/** Words that people add to a heading and that leave its meaning as it is. */
const additions = new Set(
  [
    ...[
      'no',
      'nr',
      'num',
      'number',
      'the',
      'of',
      'please',
      'enter',
      'your',
      'optional',
      'required',
    ],
    ...[
      'mandatory',
      'if',
      'any',
      'gregorian',
      'hijri',
      'ad',
      'ah',
      'dd',
      'mm',
      'yy',
      'yyyy',
      'only',
    ],
    ...['whatsapp', 'in', 'digits', 'format', 'value', 'primary', '1', 's'],
    ...['رقم', 'اختياري', 'إجباري', 'إلزامي', 'رباعيا', 'ثلاثيا'],
    ...['مطلوب', 'ميلادي', 'ميلادية', 'هجري', 'هجرية', 'بالميلادي', 'بالهجري', 'رباعي', 'ثلاثي'],
    ...['كامل', 'كاملا', 'الكامل', 'الرباعي', 'الثلاثي', 'إن', 'وجد', 'وجدت', 'فقط', 'واتساب'],
    ...[
      'بالأرقام',
      'الميلادي',
      'الهجري',
      'باليوم',
      'والشهر',
      'والسنة',
      'حسب',
      'الهوية',
      'كما',
      'في',
    ],
  ].map(sameWords)
)

/** These say whose phone or address it is; in a list of students it is the one the office calls. */
const families = new Set(
  [
    ...['guardian', 'guardians', 'parent', 'parents', 'father', 'fathers', 'mother', 'mothers'],
    ...['contact', 'family'],
    ...[
      'ولي',
      'الأمر',
      'أمر',
      'ولى',
      'الأب',
      'الأم',
      'الوالد',
      'الوالدة',
      'لولي',
      'للتواصل',
      'التواصل',
    ],
  ].map(sameWords)
)

/** A phone with these rings in one place and reaches nobody on the way. */
const places = new Set(
  [
    ...['home', 'house', 'work', 'business', 'office', 'emergency'],
    ...['المنزل', 'البيت', 'العمل', 'الطوارئ'],
  ].map(sameWords)
)

const brackets = /[([{（［].*?[)\]}）］]/gs
const parting = /[/|\\،,:;\n\r–—]+|\s+(?:-|أو|او|or)\s+/i
const script =
  /\p{Script=Arabic}[\p{Script=Arabic}\s\p{M}\d]*|\p{Script=Latin}[\p{Script=Latin}\s\p{M}\d'’.-]*/gu

export type HeadingReadings = {
  /** The heading as it stands. */
  exact: string
  /** Without additions, the likeliest first. */
  likely: string[]
  /** Also without words that say whose contact it is. */
  family: string[]
  /** Also without words that say where a phone rings. */
  place: string[]
}

const oneByOne = new WeakMap<ReadonlySet<string>, Map<string, HeadingReadings>>()
const mostRemembered = 2000

/** In a list of people of one kind, the words that name the kind (`own`) add nothing. */
export function readingsOf(heading: string, own: ReadonlySet<string>): HeadingReadings {
  const remembered = oneByOne.get(own) ?? new Map<string, HeadingReadings>()
  oneByOne.set(own, remembered)
  const before = remembered.get(heading)
  if (before) return before
  if (remembered.size >= mostRemembered) remembered.clear()
  const readings = read(heading, own)
  remembered.set(heading, readings)
  return readings
}

/** Address books say beside each contact which it is: “Phone 1 - Label”. */
const label = /\s-\s(?:label|type)$/i

function read(heading: string, own: ReadonlySet<string>): HeadingReadings {
  const exact = sameWords(heading)
  if (label.test(heading)) return { exact, likely: [], family: [], place: [] }
  const bare = heading.replace(brackets, ' ')
  const parts = [bare, ...bare.split(parting), ...(bare.match(script) ?? [])]
  const words = parts.map(wordsOf)
  const others = words.map((some) => some.filter((word) => !own.has(word)))
  const contacts = words.map((some) => some.filter((word) => !families.has(word)))
  const phones = contacts.map((some) => some.filter((word) => !places.has(word)))
  const news = (...readings: string[][][]) =>
    unique(
      readings
        .flatMap((some) => some.map((one) => one.join('')))
        .filter((reading) => reading !== '' && reading !== exact)
    )
  return {
    exact,
    likely: news(words, others, others.map(withoutAdditions)),
    family: news(contacts, contacts.map(withoutAdditions)),
    place: news(phones, phones.map(withoutAdditions)),
  }
}

const withoutAdditions = (some: string[]) => some.filter((word) => !additions.has(word))

const wordsOf = (part: string) =>
  normalisedName(part)
    .split(/[^\p{L}\p{N}]+/u)
    .map(sameWords)
    .filter(Boolean)

const unique = (all: string[]) => [...new Set(all)]
