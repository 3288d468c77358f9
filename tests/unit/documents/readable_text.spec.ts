import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { NodeCompiler, type PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { PdfObjects } from '#app/documents/reading/pdf_objects'
import { readableText } from '#app/documents/reading/readable_text'
import { arabicWords, extractedTexts, lostWords } from '#tests/helpers/documents/extracted_words'
import { wordsOf } from '#tests/helpers/words/words'

const faces = [
  '400Regular/IBMPlexSansArabic_400Regular',
  '600SemiBold/IBMPlexSansArabic_600SemiBold',
]
const weights = [400, 600]

/** In percent, as ADR 73 allows. */
const mostLost = 3

/** The text as `document.typ` sets Arabic. */
function paperOf(text: string, weight = 400, standard?: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'markaz-typst-'))
  const fonts = faces.map((face) => {
    const file = `@expo-google-fonts/ibm-plex-sans-arabic/${face}.ttf`
    return readFileSync(fileURLToPath(import.meta.resolve(file)))
  })
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts }] })
  const template = join(folder, 'text.typ')
  writeFileSync(
    template,
    `#set document(title: "text")
#set text(font: "IBM Plex Sans Arabic", lang: "ar", dir: rtl, size: 9pt, weight: ${weight}, kerning: false)
#sys.inputs.text`
  )
  const { result } = compiler.compile({ mainFilePath: template, inputs: { text } })
  rmSync(folder, { recursive: true })
  return compiler.pdf(result!, standard ? { pdfStandard: standard as PdfStandard } : undefined)
}

function structureOf(pdf: Uint8Array) {
  const objects = new PdfObjects(pdf)
  const numbers = [...objects.bodies.keys()]
  const dictionaries = numbers.map((number) => objects.dictionary(number)).join('\n')
  const streams = numbers.map((number) => objects.stream(number)).join('\n')
  return {
    elements: dictionaries.match(/\/Type \/StructElem/g)?.length ?? 0,
    contents: [...new Set(streams.match(/\/MCID \d+/g))].sort(),
    is_marked: /\/Marked true/.test(dictionaries),
    has_language: /\/Lang\s*\(ar/.test(dictionaries),
    declares_ua: /pdfuaid:part/.test(streams),
  }
}

test.group('Arabic on paper', () => {
  test('two thousand of our words are read as they are written', async ({ assert }) => {
    const all = [...wordsOf('ar').values()].join('\n')
    const words = arabicWords(all).slice(0, 2000)
    assert.lengthOf(words, 2000)
    for (const weight of weights) {
      const texts = await extractedTexts(readableText(paperOf(words.join(' '), weight)))
      for (const [reader, text] of Object.entries(texts)) {
        const { lost, percent } = lostWords(words, text)
        assert.isAtMost(percent, mostLost, `${reader} ${weight}: ${lost.slice(0, 40).join(' ')}`)
      }
    }
  }).timeout(60_000)

  test('ligatures, marks, Latin words and figures stay in their order', async ({ assert }) => {
    const text = 'الأحد 17 نوفمبر 2026 Grade (5) المدرّس أُرشفت لا إلى الإنجليزية بريد أكثر'
    const read = await extractedTexts(readableText(paperOf(text)))
    for (const one of Object.values(read))
      for (const word of [
        'الأحد',
        'نوفمبر',
        'المدرّس',
        'أُرشفت',
        'لا',
        'إلى',
        'الإنجليزية',
        'بريد',
        'أكثر',
        'Grade',
        '2026',
      ])
        assert.include(one, word)
  })

  test('tags, the language and what PDF/UA declares stay', ({ assert }) => {
    const raw = paperOf('الأحد 17 نوفمبر أُرشفت', 400, 'ua-1')
    const [before, after] = [raw, readableText(raw)].map(structureOf)
    assert.deepEqual(after, before)
    assert.isAbove(after!.elements, 0)
    assert.isTrue(after!.is_marked && after!.declares_ua && after!.has_language)
  })

  test('the same text is the same file', ({ assert }) => {
    const paper = paperOf('نوفمبر')
    assert.deepEqual(readableText(paper), readableText(paper))
  })
})
