import { type StepInput, stepEnrolment } from '#domain/teaching/enrolments/change_enrolment'

/** Leaving for a reason: neither to another group nor at its end (domain §1.9). */
export class DropEnrolment {
  execute(input: StepInput & { reason: string }) {
    return stepEnrolment(input, 'dropped', 'drop')
  }
}
