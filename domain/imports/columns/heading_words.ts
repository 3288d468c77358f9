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
    ...['student', 'students', 'pupil', 'child', 'learner', 'whatsapp', 'in', 'digits', 'format'],
    ...['رقم', 'الطالب', 'الطالبة', 'الطالبه', 'للطالب', 'الابن', 'اختياري', 'إجباري', 'إلزامي'],
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
    ...['home', 'contact', 'family', 'emergency'],
    ...[
      'ولي',
      'الأمر',
      'أمر',
      'ولى',
      'الأب',
      'الأم',
      'الوالد',
      'الوالدة',
      'المنزل',
      'للتواصل',
      'التواصل',
    ],
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
}

const oneByOne = new Map<string, HeadingReadings>()
const mostRemembered = 2000

export function readingsOf(heading: string): HeadingReadings {
  const before = oneByOne.get(heading)
  if (before) return before
  if (oneByOne.size >= mostRemembered) oneByOne.clear()
  const readings = read(heading)
  oneByOne.set(heading, readings)
  return readings
}

function read(heading: string): HeadingReadings {
  const exact = sameWords(heading)
  const bare = heading.replace(brackets, ' ')
  const parts = [bare, ...bare.split(parting), ...(bare.match(script) ?? [])]
  const words = parts.map(wordsOf)
  const likely = [
    ...words.map((some) => some.join('')),
    ...words.map((some) => some.filter((word) => !additions.has(word)).join('')),
  ]
  const family = words.flatMap((some) => {
    const rest = some.filter((word) => !families.has(word))
    return [rest, rest.filter((word) => !additions.has(word))].map((one) => one.join(''))
  })
  const isNew = (reading: string) => reading !== '' && reading !== exact
  return { exact, likely: unique(likely.filter(isNew)), family: unique(family.filter(isNew)) }
}

const wordsOf = (part: string) =>
  normalisedName(part)
    .split(/[^\p{L}\p{N}]+/u)
    .map(sameWords)
    .filter(Boolean)

const unique = (all: string[]) => [...new Set(all)]
