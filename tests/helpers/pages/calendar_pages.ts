import { calendarLayouts, portalLayouts } from '#domain/shared/choices/calendar_layouts'
import { type Centre, createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { createInstructor } from '#tests/helpers/people/instructors'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { seenBy, type Stage, type VisitedPage } from '#tests/helpers/pages/visited_page'

const day = '2026-11-24'

const at = (layout: string, on = '/admin/calendar') => `${on}?layout=${layout}&day=${day}`

/** The layouts that the walk of the materials doesn't open, in a centre with little in it. */
export async function calendarPages({ admin }: Stage): Promise<VisitedPage[]> {
  return seenBy(admin, {
    'calendar-day': at('day'),
    'calendar-rooms': at('rooms&scale=day'),
    'calendar-instructors': at('instructors&scale=week'),
  })
}

/** What is left of it, looked at in all variants only: crowded, and with nothing in it. */
export async function furtherCalendarPages(stage: Stage): Promise<VisitedPage[]> {
  const centre = await createCentre()
  const account = await createAdministrator(centre)
  await crowd(centre)
  const empty = await createCentre()
  const nobody = { host: empty.host, account: await createAdministrator(empty) }
  const crowded = { host: centre.host, account }
  const scales = ['rooms&scale=week', 'instructors&scale=day']
  return [
    ...[...calendarLayouts, ...scales].flatMap((layout) => [
      { name: `calendar-crowded-${layout}`, path: at(layout), ...crowded },
      { name: `calendar-empty-${layout}`, path: at(layout), ...nobody },
    ]),
    ...(['instructor', 'student'] as const).flatMap((person) =>
      portalLayouts.map((layout) => ({
        name: `calendar-${person}-${layout}`,
        path: at(layout, '/calendar'),
        account: stage[person],
      }))
    ),
  ]
}

const titles = [
  '<img src=x onerror="throw new Error(1)">',
  'Preparation for the international mathematics olympiad, second advanced evening group',
  'التحضير للأولمبياد الدولي للرياضيات، المجموعة المسائية المتقدمة الثانية',
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlung',
  '\u202eمراجعة \u2066B1\u2069 (A–Z)\u202c',
  'حصة ١٢',
]

/** A day on which all teach at once, on one that is somewhat full, as people and machines name things. */
async function crowd(centre: Centre) {
  for (const [n, title] of titles.entries()) {
    const name = n % 2 ? 'عبدالرحمن بن عبدالعزيز آل الشيخ' : 'Maximiliane-Alexandrina'
    const { id } = await createInstructor(centre, { firstName: name, lastName: `Darwish ${n}` })
    const room = await createRoom(centre, { name_en: title, name_ar: n % 2 ? title : null })
    const held = { title, instructor_id: id, room_id: room }
    await writeSession(centre, `${day}T1${n % 3}:00Z`, `${day}T1${n % 3}:45Z`, held)
    await writeSession(centre, `${day}T15:0${n}Z`, `${day}T16:30Z`, held)
    await writeSession(centre, `2026-11-25T0${n}:15Z`, `2026-11-25T0${n}:30Z`, { title })
  }
  const cancelled = { status: 'cancelled', cancelled_by: 'centre', title: titles[1] }
  await writeSession(centre, `${day}T15:30Z`, `${day}T17:00Z`, cancelled)
  await writeSession(centre, `${day}T20:30Z`, `${day}T23:00Z`, { title: titles[4] })
}
