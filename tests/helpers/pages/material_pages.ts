import { v7 as uuid } from 'uuid'
import { menuAreas } from '#domain/shared/areas/area_menu'
import { areas } from '#domain/shared/areas/areas'
import type { Centre } from '#tests/helpers/centre/centre'
import { courseOf, groupOf, levels, subjects, teacherOf } from '#tests/helpers/teaching/entries'
import { filledGroup } from '#tests/helpers/teaching/groups'
import { insert } from '#tests/helpers/database/insert'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { seenBy, type Stage, type VisitedPage } from '#tests/helpers/pages/visited_page'

export async function materialPages({ centre, admin }: Stage): Promise<VisitedPage[]> {
  const used = await usedSubject(centre)
  const subject = `/admin/subjects/${used.subject}`
  const course = `/admin/courses/${used.course}`
  const { groupId } = await filledGroup(centre, 3, 2)
  const group = `/admin/groups/${groupId}`
  const [first] = await threeLevels(centre)
  const level = `/admin/levels/${first}`
  const term = `/admin/terms/${await nextTerm(centre)}`
  const room = `/admin/rooms/${await closedRoom(centre)}`
  const meeting = { group_id: groupId, type: 'regular', title: 'Review of fractions' }
  const hour = ['2026-11-24T15:00Z', '2026-11-24T16:30Z'] as const
  const session = `/admin/class-sessions/${await writeSession(centre, ...hour, meeting)}`
  const holiday = `/admin/holidays/${await takenHoliday(centre)}`
  return seenBy(admin, {
    ...listsAndForms(),
    'subjects-show': subject,
    'subjects-uses': `${subject}?tab=uses`,
    'subjects-activity': `${subject}?tab=activity`,
    'subjects-edit': `${subject}/edit`,
    'courses-show': course,
    'courses-uses': `${course}?tab=uses`,
    'courses-activity': `${course}?tab=activity`,
    'courses-edit': `${course}/edit`,
    'levels-arrange': '/admin/level-order',
    'levels-show': level,
    'levels-uses': `${level}?tab=uses`,
    'levels-activity': `${level}?tab=activity`,
    'levels-edit': `${level}/edit`,
    'today': '/admin/today',
    'calendar-week': '/admin/calendar?layout=week&day=2026-11-24',
    'calendar-month': '/admin/calendar?layout=month&day=2026-11-24',
    'calendar-list': '/admin/calendar?layout=list&day=2026-11-24',
    'sessions-substitutes': `${session}/substitutes`,
    'groups-show': group,
    'groups-waiting': `${group}?tab=waiting`,
    'groups-sessions': `${group}?tab=sessions`,
    'groups-attendance': `${group}?tab=attendance`,
    'groups-pattern': `${group}?tab=pattern`,
    'groups-attendance-policy': `${group}/attendance-policy`,
    'groups-notes': `${group}?tab=notes`,
    'groups-activity': `${group}?tab=activity`,
    'groups-edit': `${group}/edit`,
    'groups-promotion': `${group}/promotions/create`,
    'terms-show': term,
    'terms-uses': `${term}?tab=uses`,
    'terms-activity': `${term}?tab=activity`,
    'terms-edit': `${term}/edit`,
    'rooms-show': room,
    'rooms-uses': `${room}?tab=uses`,
    'rooms-sessions': `${room}?tab=sessions`,
    'rooms-activity': `${room}?tab=activity`,
    'rooms-edit': `${room}/edit`,
    'holidays-show': holiday,
    'holidays-activity': `${holiday}?tab=activity`,
    'holidays-edit': `${holiday}/edit`,
    'holidays-proposals': '/admin/holiday-proposals?country=KW',
    'sessions-show': session,
    'sessions-attendance': `${session}/attendance`,
    'sessions-activity': `${session}?tab=activity`,
    'branches': '/admin/branches',
  })
}

function listsAndForms() {
  const under = menuAreas.filter((area) => areas[area].menu.heading === 'materials')
  return Object.fromEntries(
    under.flatMap((area) => {
      const path = `/admin/${areas[area].route.replaceAll('_', '-')}`
      const hasForm = areas[area].menu.leads === 'list_and_form'
      return [[area, path], ...(hasForm ? [[`${area}-create`, `${path}/create`]] : [])]
    })
  )
}

async function usedSubject(centre: Centre) {
  const { id } = await subjects.add(centre, {
    name_en: 'Mathematics',
    name_ar: 'الرياضيات',
    colour: '#168080',
  })
  const price = { price: 45_000, currency: 'SAR', exponent: 2, billing_mode: 'per_month' }
  const course = await courseOf(centre, { subject_id: id, title_ar: 'الجبر للمبتدئين', ...price })
  await groupOf(centre, { course_id: course })
  await teacherOf(centre, id)
  return { subject: id, course }
}

async function threeLevels(centre: Centre) {
  const names = [
    { name_en: 'Grade 1', name_ar: 'الصف الأول', min_age: 6, max_age: 7 },
    { name_en: 'Grade 2', name_ar: 'الصف الثاني', min_age: 7 },
    { name_ar: 'الصف الثالث', name_en: null, max_age: 9 },
  ]
  const ids: string[] = []
  for (const name of names) ids.push((await levels.add(centre, name)).id)
  return ids
}

async function nextTerm(centre: Centre) {
  const id = uuid()
  await insert(centre, 'terms', {
    id,
    code: 'NEXT',
    name_en: 'Spring term',
    name_ar: 'الفصل الثاني',
    starts_on: '2027-01-10',
    ends_on: '2027-06-10',
  })
  return id
}

async function closedRoom(centre: Centre) {
  const id = uuid()
  await insert(centre, 'rooms', {
    id,
    code: 'LAB',
    name_en: 'Science lab',
    name_ar: 'مختبر العلوم',
    kind: 'lab',
    capacity: 18,
    equipment: ['Projector', 'سبورة ذكية'],
    colour: '#0a8553',
  })
  await insert(centre, 'room_closures', {
    id: uuid(),
    room_id: id,
    starts_on: '2026-09-01',
    reason: 'Painting',
  })
  return id
}

async function takenHoliday(centre: Centre) {
  const id = uuid()
  await insert(centre, 'holidays', {
    id,
    name_en: 'Eid al-Fitr',
    name_ar: 'عيد الفطر',
    starts_on: '2026-03-19',
    ends_on: '2026-03-22',
    preset: 'eid_al_fitr',
    preset_year: 1447,
  })
  return id
}
