import ICAL from 'ical.js'

/** As a calendar program understands it; zones are those the file itself explains, whatever the machine knows. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((component) => {
      const zone = new ICAL.Timezone({
        component,
        tzid: String(component.getFirstPropertyValue('tzid')),
      })
      return [zone.tzid, zone]
    })
  )
  const events = calendar.getAllSubcomponents('vevent').map((event) => {
    const told = (name: string) => event.getFirstPropertyValue(name)
    return {
      uid: String(told('uid')),
      sequence: Number(told('sequence')),
      starts: instantOf(event, 'dtstart', zones),
      ends: instantOf(event, 'dtend', zones),
      changed: (told('last-modified') as ICAL.Time).toJSDate(),
      zone: zoneOf(event),
      summary: told('summary'),
      status: told('status'),
      location: told('location'),
      description: told('description'),
      url: told('url'),
    }
  })
  return { calendar, events, zones: [...zones.keys()] }
}

const zoneOf = (event: ICAL.Component) =>
  event.getFirstProperty('dtstart')!.getParameter('tzid') as string | undefined

function instantOf(event: ICAL.Component, name: string, zones: Map<string, ICAL.Timezone>) {
  const property = event.getFirstProperty(name)!
  const time = property.getFirstValue() as ICAL.Time
  const tzid = property.getParameter('tzid') as string | undefined
  if (!tzid) return time.toJSDate()
  const wall = time.clone()
  wall.zone = zones.get(tzid)!
  return wall.toJSDate()
}
