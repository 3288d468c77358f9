import type { Entry } from '#database/seeders/demo/invent/catalogue'
import type { Course } from '#database/seeders/demo/invent/courses'
import type { Instructor } from '#database/seeders/demo/invent/instructors'
import type { World } from '#database/seeders/demo/world'

type Known = { subjects: Map<string, Entry>; levels: Map<string, Entry>; courses: Course[] }

/** Who teaches a subject, by its code: whoever left is not among them. */
export type Teachers = Map<string, Instructor[]>

const languages = new Set(['ENG', 'FREN'])

/** Says what each instructor teaches: every subject of a course has somebody, some have two, and some of its levels. */
export function inventTaught(world: World, instructors: Instructor[], known: Known): Teachers {
  const { chance } = world
  const open = known.courses.filter(({ archived_at: at }) => !at)
  const codes = [...new Set(open.map(({ subject }) => subject))]
  const working = instructors.filter(({ status }) => status === 'active').length
  const teachers: Teachers = new Map()
  for (const [place, instructor] of instructors.entries()) {
    const first = codes.filter((_, at) => at % working === place % codes.length)
    const own = chance.happens(0.35) ? [...new Set([...first, chance.pick(codes)])] : first
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
