import { eachCentre } from '#app/jobs/each_centre'
import { ExpireMakeUps } from '#domain/attendance/make_ups/actions/expire_make_ups'

export const makeUpClockJob = () =>
  eachCentre('make-up', (centre) => new ExpireMakeUps().execute(centre))
