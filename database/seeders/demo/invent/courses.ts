import {
  formerCourses,
  type FreeCourse,
  freeCourses,
  plannedCourses,
  schoolCourses,
} from '#database/seeders/demo/data/courses'
import { subjects } from '#database/seeders/demo/data/subjects'
import { type Entry, writeEntry } from '#database/seeders/demo/invent/catalogue'
import { type Purse, toldPriced } from '#database/seeders/demo/invent/purse'
import type { World } from '#database/seeders/demo/world'

export type Course = ReturnType<typeof write>

type Known = { subjects: Map<string, Entry>; levels: Map<string, Entry & { name_ar: string }> }

export function inventCourses(world: World, purse: Purse, known: Known, every: number): Course[] {
  const school = schoolCourses.flatMap((course) => byYear(course, known))
  const taught = [...school, ...freeCourses].filter((_, at) => at % every === 0)
  return [
    ...taught.map((one) => write(world, purse, known, one)),
    ...plannedCourses.map((one) => write(world, purse, known, one, 'draft')),
    ...formerCourses.map((one) => write(world, purse, known, one, 'former')),
  ]
}

function byYear(course: (typeof schoolCourses)[number], { levels }: Known): FreeCourse[] {
  const [code, [from, to], sessions, minutes, price] = course
  const subject = subjects.find((one) => one.code === code)!
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const year = from + at
    const level = `G${year}`
    return [
      `${code}-${String(year).padStart(2, '0')}`,
      code,
      `${subject.en}, Grade ${year}`,
      `${subject.ar}، ${levels.get(level)!.name_ar}`,
      [year + 5, year + 7],
      sessions,
      minutes,
      price,
      { level },
    ]
  })
}

const kind = { table: 'courses', subject: 'course' }
const seats = 12

function write(
  world: World,
  purse: Purse,
  { subjects: known, levels }: Known,
  course: FreeCourse,
  standing: 'active' | 'draft' | 'former' = 'active'
) {
  const [code, subject, en, ar, ages, sessions, minutes, price, options = {}] = course
  const { level, workTypes = ['in_person'], capacity = seats, currency, isMixed = false } = options
  const columns = {
    code,
    title_en: en,
    title_ar: ar,
    subject_id: known.get(subject)!.id,
    level_id: level ? levels.get(level)!.id : null,
    work_types: workTypes,
    capacity,
    min_students: Math.min(4, capacity),
    total_sessions: sessions,
    session_minutes: minutes,
    ...purse.priced(price, currency),
    billing_mode: 'per_term',
    colour: subjects.find((one) => one.code === subject)!.colour as string,
    status: standing === 'draft' ? 'draft' : 'active',
  }
  const daysAgo = standing === 'draft' ? 20 : world.chance.integer(760, 795)
  const isFormer = standing === 'former'
  const row = writeEntry(world, kind, columns, { daysAgo, isFormer, told: toldPriced(columns) })
  return { ...row, subject, ages, isMixed }
}
