/**
 * Could be read by HTML as the end of a script or a comment within, or by older scripts as the end
 * of a line.
 */
const special = /[<>&\u2028\u2029]/g

export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(special, escaped)

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
