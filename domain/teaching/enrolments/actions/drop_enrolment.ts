import { type StepInput, stepEnrolment } from '#domain/teaching/enrolments/change_enrolment'

/** A student leaves a group, for a reason: not to another group and not at its end (domain §1.9). */
export class DropEnrolment {
  execute(input: StepInput & { reason: string }) {
    return stepEnrolment(input, 'dropped', 'drop')
  }
}
