import type { Entry } from '#database/seeders/demo/invent/catalogue'
import type { Course } from '#database/seeders/demo/invent/courses'
import type { Instructor } from '#database/seeders/demo/invent/people/instructors'
import type { World } from '#database/seeders/demo/world'

type Known = { subjects: Map<string, Entry>; courses: Course[] }

export type Teacher = Pick<Instructor, 'id' | 'gender'> & { groups: number }

export type Teachers = Map<string, Teacher[]>

export function inventTaught(world: World, instructors: Instructor[], known: Known): Teachers {
  const { chance } = world
  const open = known.courses.filter(({ archived_at: at }) => !at)
  const codes = [...new Set(open.map(({ subject }) => subject))]
  const working = instructors.filter(({ status }) => status === 'active').length
  const teachers: Teachers = new Map()
  for (const [place, instructor] of instructors.entries()) {
    const first = codes.filter((_, at) => at % working === place % codes.length)
    const own = chance.happens(0.35) ? [...new Set([...first, chance.pick(codes)])] : first
    const { id: instructor_id, gender } = instructor
    const teacher = { id: instructor_id, gender, groups: 0 }
    for (const code of own) {
      world.add('instructor_subjects', { instructor_id, subject_id: known.subjects.get(code)!.id })
      if (instructor.status !== 'active') continue
      teachers.set(code, [...(teachers.get(code) ?? []), teacher])
    }
    const levels = new Set(own.flatMap((code) => levelsOf(world, open, code)))
    for (const level_id of levels) world.add('instructor_levels', { instructor_id, level_id })
  }
  return teachers
}

function levelsOf({ chance }: World, courses: Course[], subject: string) {
  const taught = courses.filter((course) => course.subject === subject && course.level_id)
  const levels = [...new Set(taught.map(({ level_id: level }) => level!))]
  const from = chance.integer(0, Math.max(0, levels.length - 3))
  return levels.slice(from, from + chance.integer(3, 6))
}
