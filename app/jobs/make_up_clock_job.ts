import { eachCentre } from '#app/jobs/each_centre'
import { ExpireMakeUps } from '#domain/attendance/make_ups/actions/expire_make_ups'
import { notifyFreeSeats } from '#domain/attendance/make_ups/actions/notify_free_seats'

export const makeUpClockJob = () =>
  eachCentre('make-up', async (centre) => {
    await new ExpireMakeUps().execute(centre)
    await notifyFreeSeats(centre)
  })
