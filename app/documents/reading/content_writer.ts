import { codesOf, isString, stringOf, utf16Of } from '#app/documents/reading/content_tokens'
import { type FontCodes, isRtl } from '#app/documents/reading/font_codes'

const operator = /^[A-Za-z'"][A-Za-z0-9*'"]*$/

/** Writes a content stream anew with codes that can be read (`FontCodes`). */
export class ContentWriter {
  readonly #fontOf: (name: string) => FontCodes | undefined
  readonly #lines: string[] = []
  /** It has an entry for each open mark of the content: true where the mark stays. */
  readonly #marks: boolean[] = []
  /** It has the codes that replace those of the open mark, in the order in which they are drawn. */
  #replaced: number[] = []
  #font: FontCodes | undefined

  constructor(fontOf: (name: string) => FontCodes | undefined) {
    this.#fontOf = fontOf
  }

  write(tokens: string[]): string {
    let operands: string[] = []
    for (const [at, token] of tokens.entries()) {
      if (!operator.test(token)) operands.push(token)
      else {
        this.#writeOperator(token, operands, () => tokens.slice(at, tokens.indexOf('EMC', at)))
        operands = []
      }
    }
    return this.#lines.join('\n')
  }

  #writeOperator(name: string, operands: string[], inside: () => string[]) {
    if (name === 'Tf') this.#font = this.#fontOf(operands[0]!.slice(1))
    if (name === 'EMC' && this.#marks.pop() === false) this.#replaced = []
    else if (name === 'BDC' || name === 'BMC') this.#openMark(name, operands, inside)
    else if ((name === 'Tj' || name === 'TJ') && this.#font) this.#show(this.#font, operands)
    else this.#lines.push([...operands, name].join(' '))
  }

  /**
   * The codes take over a text that stands beside them: some readers ignore it, and most turn it
   * round.
   */
  #openMark(name: string, operands: string[], inside: () => string[]) {
    if (operands[0] === '/ReversedChars') return void this.#marks.push(false)
    const at = operands.indexOf('/ActualText')
    const text = at < 0 ? '' : utf16Of(operands[at + 1]!)
    const stays = !this.#font || !isRtl(text)
    this.#marks.push(stays)
    if (stays) this.#lines.push([...operands, name].join(' '))
    else this.#replaced = this.#font!.codesForText(inside().filter(isString).flatMap(codesOf), text)
  }

  #show(font: FontCodes, operands: string[]) {
    const written = operands.map((operand) =>
      isString(operand)
        ? stringOf(codesOf(operand).map((code) => this.#replaced.shift() ?? font.codesFor(code)))
        : operand
    )
    this.#lines.push(written[0] === '[' ? `${written.join(' ')} TJ` : `${written[0]} Tj`)
  }
}
