const LONGEST = 40

/** A short name made of an English one: "Al Noor Centre" becomes `al-noor-centre`. */
export function suggestedSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
}
