import type { Entry } from '#database/seeders/demo/invent/catalogue'
import type { Instructor } from '#database/seeders/demo/invent/instructors'
import type { World } from '#database/seeders/demo/world'

type Known = {
  subjects: Map<string, Entry & { archived_at: string | null }>
  levels: Map<string, Entry>
}

/** Who teaches a subject, by its code: whoever left is not among them. */
export type Teachers = Map<string, Instructor[]>

const languages = new Set(['ENG', 'FREN'])

/** Says what each instructor teaches: one subject or two, and some of its levels. */
export function inventTaught(world: World, instructors: Instructor[], known: Known): Teachers {
  const { chance } = world
  const codes = [...known.subjects].filter(([, { archived_at: at }]) => !at).map(([code]) => code)
  const teachers: Teachers = new Map()
  for (const [place, instructor] of instructors.entries()) {
    const first = codes[place % codes.length]!
    const own = chance.happens(0.35) ? [...new Set([first, chance.pick(codes)])] : [first]
    const levels = new Set(own.flatMap((code) => levelsOf(world, code)))
    const { id: instructor_id } = instructor
    for (const code of own) {
      world.add('instructor_subjects', { instructor_id, subject_id: known.subjects.get(code)!.id })
      if (instructor.status !== 'active') continue
      teachers.set(code, [...(teachers.get(code) ?? []), instructor])
    }
    for (const code of levels) {
      world.add('instructor_levels', { instructor_id, level_id: known.levels.get(code)!.id })
    }
  }
  return teachers
}

function levelsOf({ chance }: World, subject: string) {
  if (languages.has(subject)) return ['A1', 'A2', 'B1', 'B2', 'C1'].slice(chance.integer(0, 2))
  const from = chance.pick([1, 4, 7])
  return Array.from({ length: 6 }, (_, at) => `G${from + at}`)
}
