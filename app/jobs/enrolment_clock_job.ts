import { listTenants } from '#domain/access/centre/queries/find_tenant'
import { RunEnrolmentClock } from '#domain/teaching/enrolments/actions/run_enrolment_clock'

/** One centre's failure is reported after the others had their turn. */
export async function enrolmentClockJob() {
  const failures: unknown[] = []
  let clocks = (await listTenants()).map(({ id, timezone }) =>
    new RunEnrolmentClock().steps({ tenantId: id, zone: timezone })
  )
  while (clocks.length > 0) {
    const going: typeof clocks = []
    for (const clock of clocks) {
      const step = await clock.next().catch((error: unknown) => void failures.push(error))
      if (step && !step.done) going.push(clock)
    }
    clocks = going
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The enrolment clock failed')
}
