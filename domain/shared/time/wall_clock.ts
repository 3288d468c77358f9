const HOUR = 60

const made = new Map<string, (iso: string) => { day: string; minute: number }>()

/** What the clock on a zone's wall shows. */
export function wallClock(timeZone: string) {
  const known = made.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const read = (iso: string) => {
    const parts = Object.fromEntries(
      format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value])
    )
    const day = `${parts.year}-${parts.month}-${parts.day}`
    return { day, minute: Number(parts.hour) * HOUR + Number(parts.minute) }
  }
  made.set(timeZone, read)
  return read
}
