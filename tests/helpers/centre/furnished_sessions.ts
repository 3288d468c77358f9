import { v7 as uuid } from 'uuid'
import { type Centre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

type People = { instructor: string; student: string }

/** One series of a group and one of a student, with a class session each. */
export async function furnishSessions(centre: Centre, people: People, group: string) {
  const [room] = await rowsOf(centre, 'rooms')
  const [user] = await rowsOf(centre, 'users')
  const { personId: substitute } = await createPerson(centre, 'instructor')
  const common = { instructor_id: people.instructor, room_id: room.id, time_zone: 'Asia/Riyadh' }
  await furnish(centre, { ...common, group_id: group }, { substitute_for: substitute })
  await furnish(
    centre,
    { ...common, student_id: people.student },
    {
      ...{ clash_reason: 'A second class', clash_allowed_by: user.id },
      ...{ check_reason: 'The hall is free', check_allowed_by: user.id },
      checks_allowed: '{holidays}',
    }
  )
  const [[departure], [session]] = [
    await rowsOf(centre, 'departures'),
    await rowsOf(centre, 'class_sessions'),
  ]
  await insert(centre, 'session_departures', {
    departure_id: departure.id,
    session_id: session.id,
    instructor_id: people.instructor,
    is_assistant: false,
    ...{ clash_reason: 'A second class', clash_allowed_by: user.id },
    ...{ check_reason: 'The hall is free', check_allowed_by: user.id },
  })
  await furnishAct(centre, session.id, session.series_id)
}

/** What an act on a session and its series keeps, to be undone by. */
async function furnishAct(centre: Centre, session: string, series: string) {
  const act = uuid()
  const of = { act_id: act, kept: {} }
  await insert(centre, 'session_acts', { id: act, made_at: '2026-09-07T14:00Z' })
  await insert(centre, 'session_act_sessions', {
    ...{ ...of, session_id: session, version: 1, is_beside: false },
  })
  await insert(centre, 'session_act_series', { ...of, series_id: series, left_as: {} })
}

async function furnish(
  centre: Centre,
  meeting: Record<string, unknown>,
  columns: Record<string, unknown>
) {
  const [series, session] = [uuid(), uuid()]
  const { personId: assistant } = await createPerson(centre, 'instructor')
  const span = { starts_on: '2026-09-07', ends_on: '2026-09-14', ends_kind: 'on', rule: '{}' }
  await insert(centre, 'class_series', { ...meeting, ...span, id: series })
  await insert(centre, 'class_sessions', {
    ...meeting,
    ...columns,
    id: session,
    series_id: series,
    original_start: '2026-09-07T14:00Z',
    starts_at: '2026-09-07T14:00Z',
    ends_at: '2026-09-07T15:30Z',
  })
  const assists = { instructor_id: assistant }
  await insert(centre, 'class_series_assistants', { ...assists, series_id: series })
  await insert(centre, 'class_session_assistants', { ...assists, session_id: session })
}
