import { listTenants } from '#domain/access/queries/find_tenant'
import { RunEnrolmentClock } from '#domain/teaching/actions/run_enrolment_clock'

/** Winds the clock of every centre's enrolments; what fails in one is told after the others had their turn. */
export async function enrolmentClockJob() {
  const failures: unknown[] = []
  for (const { id, timezone } of await listTenants()) {
    const clock = new RunEnrolmentClock()
    await clock.execute({ tenantId: id, zone: timezone }).catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The enrolment clock failed')
}
