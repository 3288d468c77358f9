/**
 * Seals what must be read again but may not lie open in the database. `purpose` keeps one kind from
 * being used as another; `open` answers null when the value was changed, or sealed for another
 * purpose or by another key.
 */
export type SecretBox = {
  seal(value: string, purpose: string): string
  open(sealed: string, purpose: string): string | null
}

let box: SecretBox | undefined

/** Called once by the provider, so that the domain never imports an application service. */
export function bindSecretBox(bound: SecretBox) {
  box = bound
}

export function secretBox() {
  if (!box) throw new Error('bindSecretBox() has not been called')
  return box
}
