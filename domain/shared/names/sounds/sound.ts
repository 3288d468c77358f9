/** What a letter may be heard as: the sounds a record is filed under, and with those a query is tried with beside them. */
export type Sound = { usual: string[]; tried: string[] }

/** `d,z/t`: usual sounds before the stroke, rare ones behind it; `-` is silence. */
export function sound(written: string): Sound {
  const [usual = [], rare = []] = written
    .split('/')
    .map((part) => part.split(',').map((one) => (one === '-' ? '' : one)))
  return { usual, tried: [...usual, ...rare] }
}

/** `ب=b ج=j/g`. */
export const sounds = (table: string) =>
  new Map(
    table
      .trim()
      .split(/\s+/)
      .map((entry) => entry.split('='))
      .map(([letters = '', written = '']) => [letters, sound(written)])
  )
