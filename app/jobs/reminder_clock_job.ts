import { eachCentre } from '#app/jobs/each_centre'
import { RemindInstructors } from '#domain/attendance/reminders/remind_instructors'

export const reminderClockJob = () =>
  eachCentre('reminder', (centre) => new RemindInstructors().execute(centre))
