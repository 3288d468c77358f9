import { hexOf, utf16Hex, utf16Of } from '#app/documents/reading/content_tokens'
import { type PdfObjects, streamBody } from '#app/documents/reading/pdf_objects'

const vowelMark = /[\u064b-\u0652\u0670]/u

/**
 * A mark is drawn apart from its letter, which is read with it. Its code has no text, which
 * poppler and pdfium take for nothing; pdf.js takes the code itself for a sign, and leaves out
 * those that are never drawn.
 */
const markCodes = range(0x200b, 0x200f).concat(range(0x202a, 0x202e), range(0x2060, 0x206f))

/** A letter with the marks on it. */
const letter = /\P{Mn}?\p{Mn}*/gu
const reversed = (letters: string[]) => letters.flatMap((one) => [...one].toReversed()).join('')

const rtlScript = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/**
 * Readers turn Arabic round code by code, from the order on paper to that of the text, and the
 * letters of a ligature with it: so the code of a ligature has its letters in the order on paper.
 */
export class FontCodes {
  readonly #objects: PdfObjects
  readonly #font: number
  readonly #texts = new Map<number, string>()
  readonly #widths = new Map<number, number>()
  readonly #glyphs = new Map<number, number>()
  readonly #aliases = new Map<string, number>()
  #next = 0

  constructor(objects: PdfObjects, font: number) {
    this.#objects = objects
    this.#font = font
    for (const [, code, text] of objects
      .stream(this.#map)
      .matchAll(/^<([0-9A-F]{4})> <([0-9A-F]*)>/gim))
      this.#texts.set(Number.parseInt(code!, 16), utf16Of(text!))
    for (const [, first, last, width] of this.#widthEntries.matchAll(/(\d+) (\d+) ([\d.]+)/g))
      for (let code = Number(first); code <= Number(last); code++)
        this.#widths.set(code, Number(width))
    this.#next = Math.max(0, ...this.#texts.keys(), ...this.#widths.keys(), 1) + 1
  }

  static canRewrite(objects: PdfObjects, font: number) {
    if (!/\/Subtype \/Type0/.test(objects.dictionary(font))) return false
    const codes = new FontCodes(objects, font)
    return codes.#map > 0 && /\/CIDToGIDMap \/Identity/.test(objects.dictionary(codes.#descendant))
  }

  /** The codes for what typst wrote for one letter or ligature. */
  codesFor(code: number): number {
    const text = this.#texts.get(code) ?? ''
    return isRtl(text) ? this.codesForText([code], text)[0]! : code
  }

  /** The codes for signs that stand for a text together. */
  codesForText(codes: number[], text: string): number[] {
    const letters = (text.match(letter) ?? []).toReversed()
    const last = codes.findLast((code) => !this.#isMark(code, text))
    return codes.map((code) => {
      if (this.#isMark(code, text)) return this.#alias(code, '', markCodes)
      return this.#alias(code, reversed(letters.splice(0, code === last ? letters.length : 1)))
    })
  }

  /** In thousandths of the size. */
  widthOf(code: number) {
    return this.#widths.get(code) ?? 0
  }

  /** Whether a code draws a mark on a letter. */
  isMark(code: number) {
    return this.#isMark(code, this.#texts.get(code) ?? '')
  }

  #isMark(code: number, text: string) {
    return !this.#widths.get(code) && vowelMark.test(text)
  }

  /** A code that draws the sign of another one and is read as a text. */
  #alias(glyph: number, text: string, codes?: number[]): number {
    if (this.#texts.get(glyph) === text) return glyph
    const key = `${glyph} ${text}`
    const existing = this.#aliases.get(key)
    if (existing !== undefined) return existing
    const code = codes?.find((one) => !this.#glyphs.has(one)) ?? this.#next++
    this.#aliases.set(key, code)
    if (text) this.#texts.set(code, text)
    this.#glyphs.set(code, glyph)
    this.#widths.set(code, this.#widths.get(glyph) ?? 0)
    return code
  }

  write() {
    if (this.#aliases.size === 0) return
    const objects = this.#objects
    const entries = [...this.#texts].sort(([one], [other]) => one - other)
    const lines = entries.map(([code, text]) => `<${hexOf(code)}> <${utf16Hex(text)}>`)
    const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) => {
      const block = lines.slice(at * 100, at * 100 + 100)
      return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`
    })
    const map = objects.stream(this.#map)
    const [start, end] = [map.search(/\d+ beginbfchar/), map.lastIndexOf('endbfchar')]
    objects.setStream(this.#map, map.slice(0, start) + blocks.join('') + map.slice(end + 10))
    const glyphs = range(0, Math.max(this.#next, ...this.#glyphs.keys())).map(
      (code) => this.#glyphs.get(code) ?? code
    )
    const bytes = Buffer.from(glyphs.flatMap((glyph) => [glyph >> 8, glyph & 255]))
    const glyphMap = objects.add(streamBody('', bytes.toString('latin1')))
    const added = [...this.#aliases.values()]
      .filter((code) => this.#widths.get(code))
      .map((code) => ` ${code} ${code} ${this.#widths.get(code)}`)
    const descendant = objects
      .dictionary(this.#descendant)
      .replace('/CIDToGIDMap /Identity', `/CIDToGIDMap ${glyphMap} 0 R`)
      .replace(/\/W \[([^\]]*)\]/, (_, widths: string) => `/W [${widths}${added.join('')}]`)
    objects.bodies.set(this.#descendant, descendant)
  }

  get #map() {
    return reference(this.#objects.dictionary(this.#font), 'ToUnicode')
  }

  get #descendant() {
    const dictionary = this.#objects.dictionary(this.#font)
    return Number(/\/DescendantFonts \[(\d+) 0 R\]/.exec(dictionary)?.[1] ?? 0)
  }

  get #widthEntries() {
    return /\/W \[([^\]]*)\]/.exec(this.#objects.dictionary(this.#descendant))?.[1] ?? ''
  }
}

function range(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

export const isRtl = (text: string) => rtlScript.test(text)

export const reference = (dictionary: string, name: string) =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? 0)
