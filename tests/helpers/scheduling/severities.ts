import { ChangeGeneral } from '#domain/access/centre/actions/change_general'
import { findGeneral } from '#domain/access/centre/queries/find_general'
import { system } from '#domain/shared/audit/actor'
import type { SchedulingCheck, Severities } from '#domain/shared/choices/scheduling_checks'
import { db, withTenant } from '#domain/shared/data/database'
import { v7 as uuid } from 'uuid'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { createStudent } from '#tests/helpers/people/students'
import {
  assisting,
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { createCourse, createGroup, enrolled } from '#tests/helpers/teaching/groups'

/** As an administrator sets them. */
export async function setSeverities(centre: Centre, chosen: Partial<Severities>) {
  const { general, version } = await withTenant(centre.id, findGeneral)
  const checks = { ...general.scheduling_checks, ...chosen }
  const made = await new ChangeGeneral().execute({
    tenantId: centre.id,
    actor: system,
    general: { ...general, scheduling_checks: checks },
    version,
  })
  if (!made.ok) throw new Error(made.error.type)
}

interface Finding {
  groupId?: string
  instructorId?: string
  roomId?: string
}

const away = { starts_at: '2026-09-14T00:00Z', ends_at: '2026-09-15T00:00Z' }

/** With whom and where a session on Monday, 14 September 2026 at 17:00 is one that the check finds. */
export const finding: Record<SchedulingCheck, (centre: Centre) => Promise<Finding>> = {
  async students(centre) {
    const [groupId, other] = [await createGroup(centre), await createGroup(centre)]
    const student = { id: (await createStudent(centre)).id }
    for (const id of [groupId, other]) await enrolled(centre, id, { student })
    const lesson = { group_id: other, type: 'regular' }
    await writeSession(centre, '2026-09-14T14:30Z', '2026-09-14T15:00Z', lesson)
    return { groupId }
  },
  async availability(centre) {
    const instructorId = await createInstructor(centre)
    const tuesday = { weekday: 2, starts: '08:00', ends: '20:00' }
    await insert(centre, 'availability_windows', {
      id: uuid(),
      instructor_id: instructorId,
      ...tuesday,
    })
    return { instructorId }
  },
  async absences(centre) {
    const instructorId = await createInstructor(centre)
    await insert(centre, 'absences', { id: uuid(), instructor_id: instructorId, ...away })
    return { instructorId }
  },
  async holidays(centre) {
    const day = { starts_on: '2026-09-14', ends_on: '2026-09-14' }
    await insert(centre, 'holidays', { id: uuid(), name_en: 'National Day', ...day })
    return {}
  },
  async opening_hours(centre) {
    const week = uuid()
    const morning = { weekday: 1, opens: '09:00', closes: '12:00' }
    await insert(centre, 'opening_weeks', { id: week })
    await insert(centre, 'opening_hours', { id: uuid(), week_id: week, ...morning })
    return {}
  },
  async room_capacity(centre) {
    const groupId = await createGroup(centre)
    for (let n = 0; n < 2; n++) await enrolled(centre, groupId)
    return { groupId, roomId: await createRoom(centre, { capacity: 1 }) }
  },
  async room_closures(centre) {
    const roomId = await createRoom(centre)
    const day = { starts_on: '2026-09-14', ends_on: '2026-09-14' }
    await insert(centre, 'room_closures', { id: uuid(), room_id: roomId, ...day })
    return { roomId }
  },
  async gender(centre) {
    const instructorId = await createInstructor(centre)
    await withTenant(centre.id, () =>
      db()
        .updateTable('instructors')
        .set({ gender: 'male' })
        .where('id', '=', instructorId)
        .execute()
    )
    return { instructorId, groupId: await createGroup(centre, { genderPolicy: 'female' }) }
  },
  async subjects(centre) {
    const [instructorId, groupId] = [await createInstructor(centre), await createGroup(centre)]
    const [{ course_id }] = await rowsOf(centre, 'groups', { id: groupId })
    const [{ subject_id: taught }] = await rowsOf(centre, 'courses', { id: course_id })
    const { subject_id: other } = (
      await rowsOf(centre, 'courses', { id: await createCourse(centre) })
    )[0]
    if (taught === other) throw new Error('Both courses are of one subject')
    const teaches = { instructor_id: instructorId, subject_id: other }
    await insert(centre, 'instructor_subjects', teaches)
    return { instructorId, groupId }
  },
  async group_dates(centre) {
    return { groupId: await createGroup(centre, { startsOn: '2026-09-15' }) }
  },
  async assistants(centre) {
    const instructorId = await createInstructor(centre)
    const session = await writeSession(centre, '2026-09-14T14:30Z', '2026-09-14T15:00Z')
    await assisting(centre, session, instructorId)
    return { instructorId }
  },
  async papers(centre) {
    const instructorId = await createInstructor(centre)
    const contract = { kind: 'contract', title: 'Contract', expires_on: '2026-09-13' }
    await insert(centre, 'instructor_documents', {
      ...{ id: uuid(), instructor_id: instructorId, ...contract },
    })
    return { instructorId }
  },
}
