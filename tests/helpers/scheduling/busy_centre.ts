import { v7 as uuid } from 'uuid'
import type { Insertable } from 'kysely'
import type { DB } from '#database/schema'
import { db, withTenant } from '#domain/shared/data/database'
import { dayAfter } from '#domain/shared/time/day_span'
import type { Centre } from '#tests/helpers/centre/centre'
import { createInstructor } from '#tests/helpers/people/instructors'
import { createRoom } from '#tests/helpers/scheduling/class_sessions'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'

const courses = [
  ['Mathematics', 'الرياضيات'],
  ['English conversation', 'المحادثة الإنجليزية'],
  ['Physics', 'الفيزياء'],
  ['Chemistry', 'الكيمياء'],
  ['Biology', 'الأحياء'],
  ['Robotics', 'الروبوتات'],
  ['Programming with Python', 'البرمجة بلغة بايثون'],
  ['Calligraphy', 'الخط العربي'],
  ['Quran recitation', 'تلاوة القرآن'],
  ['Drawing', 'الرسم'],
  ['Chess', 'الشطرنج'],
  ['Public speaking', 'فن الإلقاء'],
  ['French', 'الفرنسية'],
  ['Swimming', 'السباحة'],
] as const

const instructors = [
  ['Layla', 'Darwish', 'ليلى', 'درويش'],
  ['Abdulrahman', 'Al-Otaibi', 'عبدالرحمن', 'العتيبي'],
  ['Nadia', 'Haddad', 'نادية', 'حداد'],
  ['Yousef', 'Mansour', 'يوسف', 'منصور'],
] as const

/** The hours a room begins at, on a centre's clocks; more than half a day's sessions are in the evening. */
const begins = [16, 18, 14, 9, 11, 20]
const SESSION = 90
const MINUTE = 60_000

interface Load {
  /** The first of the days, `YYYY-MM-DD`. */
  from: string
  days: number
  perDay: number
  /** Three hours ahead, as the centres of the tests. */
  offsetHours?: number
}

/**
 * Fills a centre with as many class sessions on each day as a real one has: of fourteen courses, in rooms and
 * with instructors that are nowhere else meanwhile.
 */
export async function fillDays(centre: Centre, { from, days, perDay, offsetHours = 3 }: Load) {
  const perRoom = Math.min(begins.length, Math.max(3, Math.ceil(perDay / 15)))
  const roomCount = Math.ceil(perDay / perRoom)
  const courseIds: string[] = []
  for (const [english, arabic] of courses)
    courseIds.push(await createCourse(centre, { title_en: english, title_ar: arabic }))
  const rooms: { room_id: string; instructor_id: string; groups: string[] }[] = []
  for (let at = 0; at < roomCount; at += 1) {
    const [firstName, lastName, firstNameOther, lastNameOther] = instructors[at % 4]!
    const person = { firstName, lastName: `${lastName} ${at + 1}`, firstNameOther, lastNameOther }
    const { id: teacher } = await createInstructor(centre, person)
    const code = `R${at + 1}`
    const room = await createRoom(centre, { code, name_en: code, name_ar: `قاعة ${at + 1}` })
    const groups: string[] = []
    for (let turn = 0; turn < perRoom; turn += 1) {
      const course = (at * perRoom + turn) % courses.length
      const letter = String.fromCharCode(65 + (at % 26))
      groups.push(
        await createGroup(centre, {
          courseId: courseIds[course],
          titleEn: `${courses[course]![0]} ${letter}`,
          titleAr: `${courses[course]![1]} ${letter}`,
        })
      )
    }
    rooms.push({ room_id: room, instructor_id: teacher, groups })
  }
  const rows = Array.from({ length: days }, (_, on) =>
    Array.from({ length: perDay }, (__, place) => {
      const [at, turn] = [place % roomCount, Math.floor(place / roomCount)]
      const { groups, ...where } = rooms[at]!
      const minute = begins[turn]! * 60 + (at % 4) * 15 - offsetHours * 60
      const start = Date.parse(`${dayAfter(from, on)}T00:00:00Z`) + minute * MINUTE
      return {
        id: uuid(),
        type: 'regular',
        ...where,
        group_id: groups[(turn + on) % groups.length]!,
        time_zone: 'Asia/Riyadh',
        starts_at: new Date(start),
        ends_at: new Date(start + SESSION * MINUTE),
      }
    })
  ).flat()
  await withTenant(centre.id, () =>
    db()
      .insertInto('class_sessions')
      .values(rows as Insertable<DB['class_sessions']>[])
      .execute()
  )
  return { courses: courseIds, sessions: rows.map(({ id }) => id) }
}
