import { readFileSync } from 'node:fs'
import { normalisedName } from '#domain/shared/names/normalised_name'

export type Name = { arabic: string; latin: string[] }

export type NameList = {
  names: Name[]
  /** Whether a name is known to be spelt so: of several people whose names are spelt alike each is right. */
  isSame: (name: Name, spelling: string) => boolean
}

/** `Arabic TAB Latin[,Latin…]`, the usual spelling first. */
export function readNameList(path: string): NameList {
  const names = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim().split('\t'))
    .filter(([arabic, latin]) => arabic && latin)
    .map(([arabic = '', latin = '']) => ({ arabic, latin: latin.split(',').filter(Boolean) }))
  const known = new Map<string, Set<string>>()
  for (const { arabic, latin } of names) {
    const own = normalisedName(arabic)
    const spellings = known.get(own) ?? new Set([own])
    known.set(own, spellings)
    for (const one of latin) spellings.add(normalisedName(one))
  }
  const isSpelt = (arabic: string, spelling: string) =>
    known.get(normalisedName(arabic))?.has(normalisedName(spelling)) ?? false
  return {
    names,
    isSame: (name, spelling) =>
      isSpelt(name.arabic, spelling) || name.latin.some((latin) => isSpelt(spelling, latin)),
  }
}
