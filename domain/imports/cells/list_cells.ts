import { problem, type Reader, value } from '#domain/imports/cells/cell'
import { plainLine } from '#domain/shared/text/plain_text'

const between = /[,;،؛/\n|+&]+/

/** Several, each read by itself; repeated ones count once. */
export const listCell =
  (read: Reader, most: number): Reader =>
  (text, reading) => {
    const parts = [...new Set(text.split(between).map(plainLine).filter(Boolean))]
    if (parts.length > most) return problem('too_many_names', most)
    const all = parts.map((part) => read(part, reading))
    const values = all.map((one) => ('value' in one ? one.value : null))
    const wrong = all.find((one) => 'problem' in one)
    return wrong ?? value(values.length ? [...new Set(values)] : null)
  }
