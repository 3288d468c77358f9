import { type StepInput, stepEnrolment } from '#domain/teaching/enrolments/change_enrolment'

/** A student has finished the group. */
export class CompleteEnrolment {
  execute(input: StepInput) {
    return stepEnrolment(input, 'completed', 'complete')
  }
}
