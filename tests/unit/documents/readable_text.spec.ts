import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readableText } from '#app/documents/reading/readable_text'
import { arabicWords, extractedTexts, lostWords } from '#tests/helpers/documents/extracted_words'
import { wordsOf } from '#tests/helpers/words/words'

const face = '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'

/** In percent, as ADR 74 allows. */
const mostLost = 3

function paperOf(text: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'markaz-typst-'))
  const font = readFileSync(fileURLToPath(import.meta.resolve(face)))
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: [font] }] })
  const template = join(folder, 'text.typ')
  writeFileSync(
    template,
    '#set text(font: "IBM Plex Sans Arabic", lang: "ar", dir: rtl, size: 9pt)\n#sys.inputs.text'
  )
  const { result } = compiler.compile({ mainFilePath: template, inputs: { text } })
  rmSync(folder, { recursive: true })
  return compiler.pdf(result!)
}

test.group('Arabic on paper', () => {
  test('two thousand of our words are read as they are written', async ({ assert }) => {
    const all = [...wordsOf('ar').values()].join('\n')
    const words = arabicWords(all).slice(0, 2000)
    assert.lengthOf(words, 2000)
    const texts = await extractedTexts(readableText(paperOf(words.join(' '))))
    for (const [reader, text] of Object.entries(texts)) {
      const { lost, percent } = lostWords(words, text)
      assert.isAtMost(percent, mostLost, `${reader}: ${lost.slice(0, 40).join(' ')}`)
    }
  }).timeout(30_000)

  test('ligatures, marks, Latin words and figures stay in their order', async ({ assert }) => {
    const text = 'الأحد 17 نوفمبر 2026 Grade (5) المدرّس أُرشفت لا إلى'
    const read = await extractedTexts(readableText(paperOf(text)))
    for (const one of Object.values(read))
      for (const word of ['الأحد', 'نوفمبر', 'المدرّس', 'أُرشفت', 'لا', 'إلى', 'Grade', '2026'])
        assert.include(one, word)
  })

  test('the same text is the same file', ({ assert }) => {
    const paper = paperOf('نوفمبر')
    assert.deepEqual(readableText(paper), readableText(paper))
  })
})
