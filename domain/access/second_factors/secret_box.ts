/** Seals what must be read again but may not lie open in the database; `purpose` keeps one kind from being used as another. */
export type SecretBox = {
  seal(value: string, purpose: string): string
  /** Null when it was sealed for another purpose, by another key, or was changed. */
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
