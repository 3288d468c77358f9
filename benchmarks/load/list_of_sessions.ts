import { rooms } from '#benchmarks/seed/timetable_rows'

const headings = 'العنوان,النوع,القاعة,اليوم,البداية,النهاية,أول يوم,آخر يوم'
const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت']
const hoursOfDay = 14

/** A timetable as an office sends it: every row one hour of the week, in a room as long as one is free. */
export function timetableOf(count: number, from: string, until: string) {
  const line = (place: number) => {
    const weekday = weekdays[Math.floor(place / hoursOfDay) % weekdays.length]
    const hour = 8 + (place % hoursOfDay)
    const room = Math.floor(place / hoursOfDay / weekdays.length) + 1
    const where = room > rooms ? '' : `R-${String(room).padStart(2, '0')}`
    return `حلقة ${place},فعالية,${where},${weekday},${hour}:00,${hour}:50,${from},${until}`
  }
  return [headings, ...Array.from({ length: count }, (_, place) => line(place))].join('\n')
}
