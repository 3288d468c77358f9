import { codesOf, isString } from '#app/documents/reading/content_tokens'
import type { FontCodes } from '#app/documents/reading/font_codes'

const operator = /^[A-Za-z]+$/

/** In sizes of the text: marks stand so far before or after their letter. */
const nearby = 0.3

/**
 * Texts follow one another, each beginning at the end of the one before. A place is written only
 * if it is another one, and a raised mark is raised from the line: a reader that takes new places
 * for new words finds one word.
 */
export class TextFlow {
  readonly written: string[] = []
  readonly #fontOf: (name: string) => FontCodes | undefined
  #font: FontCodes | undefined
  #size = 0
  #rise = 0
  /** The next sign is drawn here; at first there is no place. */
  #x = Number.NaN
  #line = 0

  constructor(fontOf: (name: string) => FontCodes | undefined) {
    this.#fontOf = fontOf
  }

  add(body: string[], right: number, down: number) {
    let operands: string[] = []
    for (const token of body) {
      if (!operator.test(token)) operands.push(token)
      else {
        if (token === 'Tm') this.#moveTo(operands, right, down)
        else this.#copy(token, operands)
        operands = []
      }
    }
  }

  #moveTo(matrix: string[], right: number, down: number) {
    const [x, y] = [Number(matrix[4]) + right, Number(matrix[5]) + down]
    const distance = x - this.#x
    const isNear = Math.abs(distance) < nearby * this.#size
    if (!isNear || Math.abs(y - this.#line) > this.#size) {
      this.written.push(...matrix.slice(0, 4), rounded(x), rounded(y), 'Tm')
      this.#line = y
    } else if (Math.abs(distance) > 0.0001)
      this.written.push('[', rounded((-1000 * distance) / this.#size), ']', 'TJ')
    this.#x = x
    const rise = this.#line - y
    if (Math.abs(rise - this.#rise) > 0.001) this.written.push(rounded(rise), 'Ts')
    this.#rise = rise
  }

  #copy(name: string, operands: string[]) {
    this.written.push(...operands, name)
    if (name === 'Tf') {
      this.#font = this.#fontOf(operands[0]!.slice(1))
      this.#size = Number(operands[1])
    }
    if (name === 'Tj' || name === 'TJ') this.#x += this.#lengthOf(operands) * this.#size
  }

  #lengthOf(operands: string[]): number {
    if (!this.#font) return Number.NaN
    const widths = operands.map((operand) => {
      if (!isString(operand)) return -(Number(operand) || 0)
      return codesOf(operand).reduce((sum, code) => sum + this.#font!.widthOf(code), 0)
    })
    return widths.reduce((sum, width) => sum + width, 0) / 1000
  }
}

const rounded = (figure: number) => String(Math.round(figure * 100_000) / 100_000)
