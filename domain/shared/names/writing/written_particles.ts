/** Particles as offices write them before a name, beside the spellings they may have in the other script. */
const spellings = [
  ['بن', 'bin', 'bin ben'],
  ['ابن', 'Ibn', 'ibn'],
  ['بنت', 'bint', 'bint'],
  ['أبو', 'Abu', 'abu abou abo'],
  ['أبي', 'Abi', 'abi'],
  ['أم', 'Umm', 'umm um oum'],
] as const

/** By the letters of a word as it sounds. */
export const writtenParticles: ReadonlyMap<string, string> = new Map(
  spellings.flatMap(([arabic, latin, others]) => [
    [arabic.replace(/[أإ]/g, 'ا'), latin] as const,
    ...others.split(' ').map((other) => [other, arabic] as const),
  ])
)
